-- What ended at a table and is not recorded yet: the last match, unless it is recorded, and those in the archive.
local record, log, archive = unpack(KEYS)

local body, recorded, chapter = unpack(redis.call('HMGET', record, 'body', 'recorded', 'chapter'))
if recorded then
  body = nil
end
return { chapter or '0', body or '', body and redis.call('LRANGE', log, 0, -1) or {}, redis.call('LRANGE', archive, 0, -1) }
