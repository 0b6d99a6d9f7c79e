-- GET of byte ranges in turn. Parameters: Cookie header, comma-separated ranges (none: the whole file).
dofile(debug.getinfo(1, "S").source:match("@(.*)ranges%.lua$") .. "report.lua")

function init(parameters)
  local headers = { ["Cookie"] = parameters[1] }
  requests = {}
  for range in string.gmatch(parameters[2] or "", "[^,]+") do
    headers["Range"] = "bytes=" .. range
    table.insert(requests, wrk.format("GET", nil, headers))
  end
  if #requests == 0 then requests = { wrk.format("GET", nil, headers) } end
  at = 0
end

function request()
  at = at % #requests + 1
  return requests[at]
end
