import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readProcessStart } from '@hibiki/embedded-postgres'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './lock.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hibiki-lock-'))
  file = join(folder, 'running.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('lockFolder', () => {
  it('rejects a second holder with a sentence, and releases the lock', () => {
    const lock = lockFolder(file, folder)
    expect(() => lockFolder(file, folder)).toThrow(
      `already runs with the data folder ${folder} (process ${process.pid}). Stop it: kill ${process.pid}, or`,
    )
    lock.release()
    expect(existsSync(file)).toBe(false)
    lockFolder(file, folder).release()
  })

  it.each([
    ['of a process that is gone', () => ({ pid: spawnSync('true').pid, start: 'then' })],
    ['whose number another process has now', () => ({ pid: process.pid, start: 'before' })],
  ])('takes over a lock %s', (_name, holder) => {
    writeFileSync(file, JSON.stringify(holder()))
    lockFolder(file, folder)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      pid: process.pid,
      start: readProcessStart(process.pid),
    })
  })

  it('takes over a lock file that was only half written', () => {
    writeFileSync(file, '{"pid":')
    lockFolder(file, folder)
  })
})
