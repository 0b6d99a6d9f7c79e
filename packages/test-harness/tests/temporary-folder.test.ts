import { existsSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findSharedMemoryFolder } from '../src/shared-memory.ts'
import { createTemporaryFolder, removeTemporaryFolder } from '../src/temporary-folder.ts'
import { createDeadPid, startOrphanServer } from './support/killed-run.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'temporary-folder-'))
  vi.stubEnv('TMPDIR', parent)
})
afterEach(() => {
  vi.unstubAllEnvs()
  removeTemporaryFolder(parent)
})

it('is below TMPDIR, open to every user, and is removed with its contents', () => {
  const folder = createTemporaryFolder()
  expect(dirname(folder)).toBe(parent)
  expect(statSync(folder).mode & 0o7777).toBe(0o1777)
  mkdirSync(join(folder, 'media'))
  writeFileSync(join(folder, 'media/1.mp3'), 'a sound')
  removeTemporaryFolder(folder)
  expect(existsSync(folder)).toBe(false)
})

it('replaces what a killed run left behind, including its servers', async () => {
  const killed = join(parent, `hibiki-run-${createDeadPid()}-left`)
  const { signal } = await startOrphanServer(join(killed, `hibiki-test-${createDeadPid()}-left`))
  createTemporaryFolder()
  expect(await signal).toBe('SIGQUIT')
  expect(existsSync(killed)).toBe(false)
})

it('keeps a run that is still going, even after its first process has ended', () => {
  const running = join(parent, `hibiki-run-${process.pid}-going`)
  const servers = join(parent, `hibiki-run-${createDeadPid()}-going`, `hibiki-test-${process.pid}-going`)
  mkdirSync(running)
  mkdirSync(servers, { recursive: true })
  createTemporaryFolder()
  expect(existsSync(running)).toBe(true)
  expect(existsSync(servers)).toBe(true)
})

it('is not in memory if that has less space', () => {
  expect(findSharedMemoryFolder(Number.POSITIVE_INFINITY)).toBeUndefined()
})
