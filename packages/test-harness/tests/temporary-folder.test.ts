import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTemporaryFolder, removeTemporaryFolder } from '../src/temporary-folder.ts'

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

it('replaces what a killed run left behind, and leaves a run alone that is still going', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const [killed, running] = [pid, process.pid].map((owner) => join(parent, `hibiki-run-${owner}-left`))
  for (const folder of [killed, running]) mkdirSync(folder as string)
  createTemporaryFolder()
  expect(existsSync(killed as string)).toBe(false)
  expect(existsSync(running as string)).toBe(true)
})
