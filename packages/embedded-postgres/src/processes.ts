import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Returns when a process started, by which a later one with the same id is distinguished; null if there is none. It is read from /proc if
 * that exists, because small Linux images have no `ps`.
 */
export function readProcessStart(pid: number): string | null {
  if (process.platform !== 'linux') return ps('lstart=', pid)
  const fields = statOf(pid)
  return fields === null || fields[0] === 'Z' ? null : `${bootId()} ${fields[19]}`
}

/** Returns the id of the process that started this one; null when it is gone. */
export function findParentPid(pid: number): number | null {
  const parent = process.platform === 'linux' ? statOf(pid)?.[1] : ps('ppid=', pid)
  return parent === undefined || parent === null ? null : Number(parent)
}

/** Returns the command line of a running process; empty when there is none or it may not be read. */
export function readCommandLine(pid: number): string {
  if (process.platform !== 'linux') return ps('args=', pid) ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** Waits until the process is gone; returns false when it still runs after `timeoutMs`. */
export async function waitForProcessEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (readProcessStart(pid) !== null) {
    if (performance.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return true
}

/** The fields of /proc/…/stat from the third on; the second, the name in brackets, may contain spaces. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}

function ps(format: string, pid: number): string | null {
  try {
    const text = execFileSync('ps', ['-o', format, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return text === '' ? null : text
  } catch {
    return null
  }
}
