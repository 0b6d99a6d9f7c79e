import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskStorage, pathOf } from './disk-storage.ts'
import { createOpenFiles } from './open-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hibiki-disk-'))
  for (const name of ['a', 'b', 'c']) await writeFile(join(folder, name), 'hello')
})
afterAll(() => rm(folder, { recursive: true }))

describe('pathOf', () => {
  it.each(['a.mp3', '01932b7e.mp3', 'demo/forest_1.mp3', 'a/b/c', 'v1..2.mp3'])('allows %s', (key) => {
    expect(pathOf('/media', key)).toBe(`/media/${key}`)
  })

  it.each([
    '',
    '.',
    '..',
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    'a/',
    './a',
    '.hidden',
    'a\\..\\b',
    'a\0b',
    'a/..',
  ])('refuses %j', (key) => {
    expect(() => pathOf('/media', key)).toThrow('unsafe storage key')
  })
})

describe('disk storage', () => {
  it('rejects a read beyond the end instead of answering less', async () => {
    const storage = createDiskStorage({ folder })
    const file = await storage.open('a')
    await expect(file.read(3, 5)).rejects.toThrow('shorter')
    file.release()
    await storage.close()
  })

  it('breaks a stream whose file is too short, and lets the file go', async () => {
    const storage = createDiskStorage({ folder })
    const stream = (await storage.open('a')).stream(0, 99)
    await expect(stream.toArray()).rejects.toThrow('shorter')
    expect(storage.openFilesInUse()).toBe(0)
    await storage.close()
  })

  it('rejects a missing file and remembers nothing of it', async () => {
    const storage = createDiskStorage({ folder })
    await expect(storage.open('later')).rejects.toMatchObject({ code: 'ENOENT' })
    await writeFile(join(folder, 'later'), 'now')
    const file = await storage.open('later')
    expect((await file.read(0, 3)).toString()).toBe('now')
    file.release()
    await storage.close()
  })
})

describe('open files', () => {
  it('are shared by readers and kept for the next one, up to a limit', async () => {
    const files = createOpenFiles({ maxIdle: 1, idleMs: 60_000 })
    const paths = ['a', 'a', 'b', 'c'].map((name) => join(folder, name))
    const held = await Promise.all(paths.map((path) => files.acquire(path)))
    expect(files.count()).toEqual({ open: 3, inUse: 3 })
    expect(held[0]?.fd).toBe(held[1]?.fd)
    for (const file of held) {
      file.release()
      file.release() // twice does no harm
    }
    expect(files.count()).toEqual({ open: 1, inUse: 0 })
    await files.closeAll()
  })

  it('are closed when unused for a while', async () => {
    const files = createOpenFiles({ maxIdle: 5, idleMs: 20 })
    const file = await files.acquire(join(folder, 'a'))
    await wait(60)
    expect(files.count()).toEqual({ open: 1, inUse: 1 })
    file.release()
    await wait(80)
    expect(files.count()).toEqual({ open: 0, inUse: 0 })
    await files.closeAll()
  })
})
