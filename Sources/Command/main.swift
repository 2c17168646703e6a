print("graphdump 0.1.0")
