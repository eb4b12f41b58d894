local clock = KEYS[1]
local now, tolerance = tonumber(ARGV[1]), tonumber(ARGV[2])
local knownLast, knownBefore, knownSpans, mostBehind = unpack(ARGV, 3, 6)
local keep = 100

-- By itself Lua writes at most fourteen digits, and large numbers in exponent form.
local function whole(number)
  return string.format('%.0f', number)
end

local last, before, spans = unpack(redis.call('HMGET', clock, 'last', 'before', 'outages'))
-- Whoever hosts knows the clock too, from this key or from others. While this one was away, it went on.
local behind = tonumber(knownLast) - tonumber(last or '0')
if behind > 0 and behind <= tonumber(mostBehind) then
  last, before, spans = knownLast, knownBefore, knownSpans
end
last, before, spans = tonumber(last or ARGV[1]), tonumber(before or '0'), spans or ''

if now - last > tolerance then
  local outages = {}
  for from, to in string.gmatch(spans .. whole(last) .. '-' .. whole(now), '(%d+)-(%d+)') do
    outages[#outages + 1] = { tonumber(from), tonumber(to) }
  end
  while #outages > keep do
    local oldest = table.remove(outages, 1)
    before = before + oldest[2] - oldest[1]
  end
  spans = ''
  for _, outage in ipairs(outages) do
    spans = spans .. whole(outage[1]) .. '-' .. whole(outage[2]) .. ' '
  end
end

-- The clocks of two machines may differ a little, so the pulse never goes back.
last = whole(math.max(last, now))
redis.call('HSET', clock, 'last', last, 'before', whole(before), 'outages', spans)
return { last, whole(before), spans }
