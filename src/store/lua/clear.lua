-- Moves the record and the log of a table out of the way, whatever they are, and takes the table off every list. What has
-- a wrong type goes in any case, since nothing could be written beside it; `damaged` moves nothing else.
local record, log, archive, wakes, unannounced, live, living, unrecorded, cleared = unpack(KEYS, 1, 9)
local id, at, what = unpack(ARGV)
local kinds = { 'hash', 'list', 'list', 'zset', 'zset', 'hash', 'set', 'zset', 'hash' }

local function moveAway(i)
  redis.call('RENAME', KEYS[i], KEYS[i + #kinds])
end

local kept = redis.call('TYPE', record)['ok']
local revision, body
if kept == 'hash' then
  revision, body = unpack(redis.call('HMGET', record, 'revision', 'body'))
end
for i = 2, #kinds do
  local kind = redis.call('TYPE', KEYS[i])['ok']
  if kind ~= 'none' and kind ~= kinds[i] then
    moveAway(i)
  end
end
-- A record without a body is what an earlier clearing has left.
if what == 'damaged' or kept == 'none' or (kept == 'hash' and not body) then
  return 'done'
end

moveAway(1)
if redis.call('EXISTS', log) == 1 then
  moveAway(2)
end
-- Boards of the old match must not fit the next one. Without a known revision, the time is higher than any. So it is
-- with a revision that is no number, or such a number that it can hardly be counted on from there.
revision = tonumber(revision or nil)
if not (revision and revision >= 0 and revision < 2 ^ 52) then
  revision = tonumber(at)
end
redis.call('HSET', record, 'revision', string.format('%.0f', revision))
redis.call('HSET', cleared, id .. '@' .. at, at)

redis.call('ZREM', wakes, id)
-- Each process that announces the table has a mark of its own, which begins with its id.
for _, mark in ipairs(redis.call('ZRANGE', unannounced, 0, -1)) do
  if mark == id or string.sub(mark, 1, #id + 1) == id .. ' ' then
    redis.call('ZREM', unannounced, mark)
  end
end
redis.call('HDEL', live, id)
redis.call('SREM', living, id)
return 'done'
