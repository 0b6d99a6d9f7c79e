/** Browsers throttle the timers of background tabs but not those of workers, so that the ticks come from a worker. */
const everyMs = 250

setInterval(() => postMessage(null), everyMs)
