import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export interface MovableClock {
  now(): Date
  /** Sets the clock to this moment, from which it continues. */
  moveTo(now: Date): void
}

/**
 * The clock of billing and the rooms in local mode. Its offset is stored in a file, because contracts that have seen next month must not
 * return to this one after a restart.
 */
export function openMovableClock(file: string): MovableClock {
  let offsetMs = readOffset(file)
  return {
    now: () => new Date(Date.now() + offsetMs),
    moveTo(now) {
      offsetMs = now.getTime() - Date.now()
      writeFileSync(file, `${JSON.stringify({ offsetMs })}\n`)
    },
  }
}

function readOffset(file: string): number {
  if (!existsSync(file)) return 0
  try {
    const { offsetMs } = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isFinite(offsetMs) ? offsetMs : 0
  } catch {
    // Written while the process was killed: real time is as good as any.
    return 0
  }
}
