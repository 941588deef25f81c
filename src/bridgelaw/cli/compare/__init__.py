"""`bridgelaw compare`: is one call comparable to another (Law 23)?"""
