/** Browsers throttle the timers of background tabs but not those of workers, so that the ticks come from a worker. */
const EVERY_MS = 250

setInterval(() => postMessage(null), EVERY_MS)
