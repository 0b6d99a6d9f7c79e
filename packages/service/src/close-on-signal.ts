import { flushCompileCache } from 'node:module'
import closeWithGrace from 'close-with-grace'
import type { AnyContext } from './context.ts'

const MAX_CLOSE_MS = 15_000

/** Closes a process that has started, when a signal or an unexpected error ends it. */
export function closeOnSignal(
  { config, log }: Pick<AnyContext, 'config' | 'log'>,
  close: () => Promise<void>,
): void {
  // With `NODE_COMPILE_CACHE` the next start finds compiled modules, even if this process is killed.
  flushCompileCache()
  closeWithGrace({ delay: MAX_CLOSE_MS + config.DRAIN_SECONDS * 1000, logger: log }, async ({ err }) => {
    if (err) log.fatal({ type: err.name, stack: err.stack }, 'stopping after an unexpected error')
    await close()
  })
}
