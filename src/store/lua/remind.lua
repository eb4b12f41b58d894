-- Wishes for a new message that shows a table. It is kept in the record until it is noted that there is one, so that each
-- process which takes up the mark knows of it. A wish that is still open stands for this one too.
local record, unannounced = unpack(KEYS)
local announceBy, mark, wish = unpack(ARGV)

if redis.call('EXISTS', record) == 0 then
  return 'nothing'
end
redis.call('HSETNX', record, 'wish', wish)
redis.call('ZADD', unannounced, announceBy, mark)
return 'done'
