// Nothing to call: the library acts by being linked. See repeatable.c.
