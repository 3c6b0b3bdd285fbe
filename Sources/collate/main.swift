import CollateTool
import Glibc

exit(runTool())
