import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import { createSealedFiles } from './sealed-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'hibiki-sealed-'))
const storage = createDiskStorage({ folder, idleMs: 1 })
afterAll(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

const secrets = ['a secret that is long enough for a test']
const create = (purpose: string, more: readonly string[] = secrets) =>
  createSealedFiles(storage, { secrets: more, purpose, setting: 'SOME_KEY' })
const text = Buffer.from('a private letter')

it('returns what was stored, of which the storage has nothing readable', async () => {
  await create('letters').put('letters/1', text)
  expect(await create('letters').read('letters/1')).toEqual(text)
  expect((await readFile(join(folder, 'letters/1'))).includes('private')).toBe(false)
  expect(await create('letters').read('letters/2')).toBeNull()
})

it('opens nothing for another purpose or without the secret, and names the setting', async () => {
  await create('letters').put('letters/3', text)
  await expect(create('photos').read('letters/3')).rejects.toThrow('SOME_KEY')
  await expect(create('letters', ['another secret that is long enough']).read('letters/3')).rejects.toThrow(
    'SOME_KEY',
  )
  expect(
    await create('letters', ['another secret that is long enough', ...secrets]).read('letters/3'),
  ).toEqual(text)
})

it('rejects a file that lies under the name of another one', async () => {
  const files = create('letters')
  await files.put('letters/4', text)
  await storage.put('letters/5', storage.read({ storageKey: 'letters/4', start: 0, end: 31 + text.length }))
  await expect(files.read('letters/5')).rejects.toThrow()
})

it('throws without a secret', () => {
  expect(() => create('letters', [])).toThrow('SOME_KEY')
})
