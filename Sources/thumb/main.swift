import Glibc
import ThumbTool

exit(runThumb())
