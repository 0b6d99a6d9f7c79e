import { type Logger, pino } from 'pino'
import { createLineWriter } from './line-writer.ts'

/**
 * A process's log on stdout, as JSON lines. What is left is written when the process exits, also when it exits by an uncaught error;
 * only `kill -9` can lose the last lines. A full disk costs lines, which stderr says once unless it is on that disk too, and nothing
 * else.
 */
export function createProcessLog({ name, level }: { name: string; level: string }): Logger {
  // Without a listener the error of a write would end the process, also that of a warning of Node's own.
  process.stderr.on('error', () => {})
  const writer = createLineWriter(process.stdout.fd, (code) =>
    process.stderr.write(`The log cannot be written (${code}); lines are lost.\n`),
  )
  return pino({ name, level }, writer)
}
