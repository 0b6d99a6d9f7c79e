import { type Logger, pino } from 'pino'

const writeAtBytes = 8 * 1024
const writeEveryMs = 500

/**
 * A process's log on stdout, as JSON lines. Lines are gathered and written together, half a second late at most: a system
 * call per request would cost more than making the line. What is left is written when the process exits, also when it
 * exits by an uncaught error; only `kill -9` can lose the last lines.
 */
export function createProcessLog(o: { name: string; level: string }): Logger {
  const destination = pino.destination({ sync: false, minLength: writeAtBytes, periodicFlush: writeEveryMs })
  return pino({ name: o.name, level: o.level }, destination)
}
