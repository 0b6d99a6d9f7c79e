import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOpenFilePool } from './open-file-pool.ts'

const folder = await mkdtemp(join(tmpdir(), 'hibiki-open-'))
beforeAll(async () => {
  for (const name of ['a', 'b', 'c']) await writeFile(join(folder, name), 'hello')
})
afterAll(() => rm(folder, { recursive: true }))

describe('open files', () => {
  it('are shared by readers and cached for the next one, up to a limit', async () => {
    const files = createOpenFilePool({ maxIdle: 1, idleMs: 60_000 })
    const paths = ['a', 'a', 'b', 'c'].map((name) => join(folder, name))
    const held = await Promise.all(paths.map((path) => files.acquire(path)))
    expect(files.count()).toEqual({ open: 3, inUse: 3 })
    expect(held[0]?.file).toBe(held[1]?.file)
    for (const file of held) {
      file.release()
      file.release() // twice does no harm
    }
    expect(files.count()).toEqual({ open: 1, inUse: 0 })
    await files.closeAll()
  })

  it('are closed after being unused for a while', async () => {
    const files = createOpenFilePool({ maxIdle: 5, idleMs: 20 })
    const file = await files.acquire(join(folder, 'a'))
    await wait(60)
    expect(files.count()).toEqual({ open: 1, inUse: 1 })
    file.release()
    await wait(80)
    expect(files.count()).toEqual({ open: 0, inUse: 0 })
    await files.closeAll()
  })
})
