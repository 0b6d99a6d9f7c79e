import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { removeStaleRunFolders } from '../src/servers/run-folder.ts'
import { createDeadPid, startOrphanServer } from './support/killed-run.ts'

describe('removeStaleRunFolders', () => {
  it('stops the servers of a killed run and removes its folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), `hibiki-test-${createDeadPid()}-`))
    const { signal } = await startOrphanServer(folder)
    removeStaleRunFolders()
    expect(await signal).toBe('SIGQUIT')
    expect(existsSync(folder)).toBe(false)
  })

  it('does not stop a process that only reuses the process id', () => {
    const folder = mkdtempSync(join(tmpdir(), `hibiki-test-${createDeadPid()}-`))
    mkdirSync(join(folder, 'nats'))
    writeFileSync(join(folder, 'nats/nats.pid'), String(process.pid))
    removeStaleRunFolders()
    expect(existsSync(folder)).toBe(false)
  })

  it('keeps a run that is still going', () => {
    const folder = mkdtempSync(join(tmpdir(), `hibiki-test-${process.pid}-`))
    removeStaleRunFolders()
    expect(existsSync(folder)).toBe(true)
    rmSync(folder, { recursive: true })
  })
})
