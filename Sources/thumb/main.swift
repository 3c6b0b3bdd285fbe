import Glibc
import ThumbTool

// Exits at once, whatever other threads do.
_exit(runThumb())
