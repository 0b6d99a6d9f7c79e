import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readProcessStart } from '@hibiki/embedded-postgres'
import { UserFacingError } from '../user-facing-error.ts'

export interface FolderLock {
  release(): void
}

/**
 * Makes sure that only one process uses the folder. The lock contains the id and start time of its process, so a lock left by a killed run
 * is recognized and taken over even if another process has the same id.
 */
export function lockFolder(file: string, folder: string): FolderLock {
  const own = JSON.stringify({ pid: process.pid, start: readProcessStart(process.pid) })
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(file, own)) return { release: () => release(file, own) }
    const held = read(file)
    if (held !== null && isAlive(held)) throw inUse(folder, held)
    takeAway(file, held)
  }
  throw inUse(folder, read(file))
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function parse(content: string): { pid: number; start: string | null } | null {
  try {
    const { pid, start } = JSON.parse(content)
    return Number.isInteger(pid) ? { pid, start } : null
  } catch {
    // The machine stopped while it was written.
    return null
  }
}

function isAlive(content: string): boolean {
  const holder = parse(content)
  const running = holder && readProcessStart(holder.pid)
  return running !== null && running === holder?.start
}

/** Moves a stale lock aside; when another start was quicker, what was moved is its lock and is put back. */
function takeAway(file: string, stale: string | null): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) === stale) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

function release(file: string, own: string): void {
  if (read(file) === own) rmSync(file, { force: true })
}

function inUse(folder: string, content: string | null): UserFacingError {
  const pid = content === null ? undefined : parse(content)?.pid
  return new UserFacingError(
    `Hibiki already runs with the data folder ${folder}${pid ? ` (process ${pid})` : ''}. ` +
      `Stop it${pid ? `: kill ${pid}` : ' first'}, or use a folder of its own: DATA_DIR=/some/other/path PORT=3001 npm start`,
  )
}
