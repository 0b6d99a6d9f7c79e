/** Ticks in a worker, because browsers slow the timers of background tabs down and leave those of workers alone. */
const everyMs = 250

setInterval(() => postMessage(null), everyMs)
