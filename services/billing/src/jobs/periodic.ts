import type { Logger } from 'pino'

/** Runs a job now and then, one run at a time; a failed run is logged and tried again next time. */
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
