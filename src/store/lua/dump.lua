-- Reads the keys of one bucket at one instant. Gives the type and the items of each, as restore.lua takes them.
local function scoresFirst(pairs)
  for i = 1, #pairs, 2 do
    pairs[i], pairs[i + 1] = pairs[i + 1], pairs[i]
  end
  return pairs
end

local read = {
  none = function() return {} end,
  string = function(key) return { redis.call('GET', key) } end,
  hash = function(key) return redis.call('HGETALL', key) end,
  list = function(key) return redis.call('LRANGE', key, 0, -1) end,
  set = function(key) return redis.call('SMEMBERS', key) end,
  zset = function(key) return scoresFirst(redis.call('ZRANGE', key, 0, -1, 'WITHSCORES')) end,
}

local dumped = {}
for i, key in ipairs(KEYS) do
  local kind = redis.call('TYPE', key)['ok']
  if not read[kind] then
    return redis.error_reply('ERR cannot export ' .. key .. ', a ' .. kind)
  end
  dumped[i] = { kind, read[kind](key) }
end
return dumped
