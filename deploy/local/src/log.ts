import { existsSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'

const rotateAboveBytes = 50 * 1024 * 1024

/** JSON logs of all services in one file of the data folder, so that the terminal stays readable; or on stdout. */
export function openLog(to: 'file' | 'stdout', folder: string): { log: Logger; close(): void } {
  const file = join(folder, 'hibiki.log')
  if (to === 'file' && existsSync(file) && statSync(file).size > rotateAboveBytes)
    renameSync(file, `${file}.1`)
  // Opened here: pino would open it later, and could not flush when the process ends before that.
  const destination = pino.destination({ dest: to === 'file' ? openSync(file, 'a') : 1, sync: false })
  return {
    log: pino({ base: {} }, destination),
    close: () => {
      destination.flushSync()
      destination.end()
    },
  }
}
