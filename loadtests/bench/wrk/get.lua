-- GET of one address by one member. Parameter: cookie.
dofile(debug.getinfo(1, "S").source:match("@(.*)get%.lua$") .. "report.lua")

function init(parameters)
  wrk.headers["Cookie"] = parameters[1]
end
