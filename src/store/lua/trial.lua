-- A write that a server refuses whenever it refuses others, and that changes nothing.
return redis.call('SETRANGE', KEYS[1], 0, '')
