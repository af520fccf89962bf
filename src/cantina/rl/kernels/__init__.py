"""The kernels of this package, in a folder of their own: a change elsewhere in the package then compiles nothing."""
