import type { Logger } from 'pino'

/**
 * Runs a job every `everyMs` milliseconds, one run at a time: runs that are due during a longer one are skipped and never caught up on. A
 * failed run is logged as a warning and retried next time. It keeps no process alive; `stop` waits for the current run.
 */
export function startPeriodicJob(options: {
  name: string
  everyMs: number
  log: Logger
  run: () => Promise<void>
  /** The delay of the first run, `everyMs` by default. */
  firstAfterMs?: number
}) {
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      await options.run()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      options.log.warn({ job: options.name, reason }, 'job failed')
    }
  }
  const begin = () => {
    running ??= run().finally(() => {
      running = null
    })
  }
  let interval: NodeJS.Timeout | undefined
  const first = setTimeout(() => {
    begin()
    interval = setInterval(begin, options.everyMs).unref()
  }, options.firstAfterMs ?? options.everyMs).unref()
  return {
    async stop(): Promise<void> {
      clearTimeout(first)
      clearInterval(interval)
      await running
    },
  }
}
