-- POST of playing records, each a new play of one minute. Parameters: first number, sound id, origin, cookies…
dofile(debug.getinfo(1, "S").source:match("@(.*)records%.lua$") .. "report.lua")

-- Plays of more than 400 days ago are refused.
local DAYS = 390

function init(parameters)
  number = tonumber(parameters[1])
  sound = parameters[2]
  headers = {}
  for at = 4, #parameters do
    table.insert(headers, { ["Content-Type"] = "application/json", ["Origin"] = parameters[3], ["Cookie"] = parameters[at] })
  end
  -- Yesterday at noon in Japan.
  noon = (math.floor(os.time() / 86400) - 1) * 86400 + 12 * 3600
end

-- Plays go round the members and then round the days, so that a member's day holds a few dozen at most, as in real life.
function request()
  local member = number % #headers
  local turn = math.floor(number / #headers)
  local from = noon - (turn % DAYS) * 86400 + math.floor(turn / DAYS) * 90
  number = number + 1
  local body = string.format(
    '{"dmvTypeCode":"02","planCode":"01","vibrationId":"%s","startDateTime":"%s","endDateTime":"%s","totalPlayingTime":"00:01:00","playSessionId":"%08x-0000-4000-8000-000000000000"}',
    sound, os.date("!%Y-%m-%d %H:%M:%S", from), os.date("!%Y-%m-%d %H:%M:%S", from + 60), number)
  return wrk.format("POST", nil, headers[member + 1], body)
end
