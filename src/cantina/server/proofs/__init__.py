"""Proofs that can be run: `python -m cantina.server.proofs crash|secrecy|load|fuzz|cuts`. Tests run their short forms."""
