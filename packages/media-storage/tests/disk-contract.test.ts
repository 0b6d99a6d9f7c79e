import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createDiskStorage } from '../src/index.ts'
import { describeStorageContract } from './storage-contract.ts'

const folder = await mkdtemp(join(tmpdir(), 'hibiki-disk-contract-'))
afterAll(() => rm(folder, { recursive: true }))

describeStorageContract('disk', async () => createDiskStorage({ folder }))

it('leaves no unfinished file', async () => {
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['ab', 'ab/large.mp3', 'again'])
})

it('names a missing folder', async () => {
  const storage = createDiskStorage({ folder: '/nowhere/media' })
  await expect(storage.check()).rejects.toThrow('/nowhere/media')
  await storage.close()
})
