"""Toy Battle: two armies of toys fight for headquarters and medals on nine terrains."""
