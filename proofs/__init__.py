"""Proofs that can be run from a checkout: `python -m proofs crash|secrecy|load|fuzz|cuts`. Tests run their short forms."""
