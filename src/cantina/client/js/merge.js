// @ts-check
/**
 * A JSON merge patch (RFC 7396) applied to a value: objects merge, null removes, anything else replaces.
 * @param {unknown} target
 * @param {unknown} patch
 * @returns {unknown}
 */
export function merge(target, patch) {
  if (!plain(patch)) return patch;
  const merged = plain(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

/** @type {(value: unknown) => value is Record<string, unknown>} */
const plain = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
