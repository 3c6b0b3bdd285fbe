import Glibc
import ThumbTool

// At once, whatever other threads are at.
_exit(runThumb())
