import ThumbIndex
print("x")
