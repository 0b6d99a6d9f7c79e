import { existsSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sharedMemoryFolder } from '../src/shared-memory.ts'
import { createTemporaryFolder, removeTemporaryFolder } from '../src/temporary-folder.ts'
import { deadPid, startOrphan } from './support/killed-run.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'temporary-folder-'))
  vi.stubEnv('TMPDIR', parent)
})
afterEach(() => {
  vi.unstubAllEnvs()
  removeTemporaryFolder(parent)
})

it('is where TMPDIR says, open to every user, and goes with all that is in it', () => {
  const folder = createTemporaryFolder()
  expect(dirname(folder)).toBe(parent)
  expect(statSync(folder).mode & 0o7777).toBe(0o1777)
  mkdirSync(join(folder, 'media'))
  writeFileSync(join(folder, 'media/1.mp3'), 'a sound')
  removeTemporaryFolder(folder)
  expect(existsSync(folder)).toBe(false)
})

it('comes after what a killed run left behind, with its servers', async () => {
  const killed = join(parent, `hibiki-run-${deadPid()}-left`)
  const { signal } = await startOrphan(join(killed, `hibiki-test-${deadPid()}-left`))
  createTemporaryFolder()
  expect(await signal).toBe('SIGQUIT')
  expect(existsSync(killed)).toBe(false)
})

it('leaves a run alone that is still going, also where only its first process has ended', () => {
  const running = join(parent, `hibiki-run-${process.pid}-going`)
  const servers = join(parent, `hibiki-run-${deadPid()}-going`, `hibiki-test-${process.pid}-going`)
  mkdirSync(running)
  mkdirSync(servers, { recursive: true })
  createTemporaryFolder()
  expect(existsSync(running)).toBe(true)
  expect(existsSync(servers)).toBe(true)
})

it('is not in memory where that has less room', () => {
  expect(sharedMemoryFolder(Number.POSITIVE_INFINITY)).toBeUndefined()
})
