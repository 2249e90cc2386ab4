"""One small model per kind of evidence, one module each. All write on the same `Scales`."""
