import type { Logger } from 'pino'

/**
 * Runs a job every `everyMs` milliseconds, one run at a time; a failed run is logged as a warning and tried again next time.
 * It keeps no process alive; `stop` waits for the run under way.
 */
export function startPeriodic(o: { name: string; everyMs: number; log: Logger; run: () => Promise<void> }) {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(o.run).catch((error: unknown) => {
      o.log.warn(
        { job: o.name, reason: error instanceof Error ? error.message : String(error) },
        'job failed',
      )
    })
  }, o.everyMs)
  timer.unref()
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
