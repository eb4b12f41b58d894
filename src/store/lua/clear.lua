-- Moves the record and the log of a table out of the way, whatever they are, and takes the table off every list.
local record, log, keptRecord, keptLog, cleared, wakes, unannounced, live, living = unpack(KEYS)
local id, at = unpack(ARGV)

-- A key of a wrong type fails by itself, and stops nothing else.
local function try(...)
  local answer = redis.pcall(...)
  if type(answer) == 'table' and answer['err'] then
    return false
  end
  return answer
end

if redis.call('EXISTS', record) == 0 then
  return 'nothing'
end
-- Boards of the old match must not fit the next one. Without a known revision, the time is higher than any. So it is
-- with a revision that is no number, or such a number that it can hardly be counted on from there.
local revision = tonumber(try('HGET', record, 'revision') or nil)
if not (revision and revision >= 0 and revision < 2 ^ 52) then
  revision = tonumber(at)
end
redis.call('RENAME', record, keptRecord)
if redis.call('EXISTS', log) == 1 then
  redis.call('RENAME', log, keptLog)
end
redis.call('HSET', record, 'revision', string.format('%.0f', revision))
redis.call('HSET', cleared, id .. '@' .. at, at)

try('ZREM', wakes, id)
-- Each process that announces the table has a mark of its own, which begins with its id.
for _, mark in ipairs(try('ZRANGE', unannounced, 0, -1) or {}) do
  if mark == id or string.sub(mark, 1, #id + 1) == id .. ' ' then
    redis.call('ZREM', unannounced, mark)
  end
end
try('HDEL', live, id)
try('SREM', living, id)
return 'done'
