-- Prints what wrk.ts reads: requests, microseconds, bytes, failures.
function done(summary)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format("RESULT %d %d %d %d\n", summary.requests, summary.duration, summary.bytes, failures))
end
