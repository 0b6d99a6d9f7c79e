import { execFile } from 'node:child_process'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createPhotoThreads } from './photo-threads.ts'

const threads = new URL('photo-threads.ts', import.meta.url).href
/** On a busy machine a process of priority 19 gets a hundredth of a core, and this test is not about the time limit of a photo. */
const PATIENCE_MS = 300_000
const program = `
  const { createPhotoThreads } = await import(${JSON.stringify(threads)})
  const threads = createPhotoThreads({ maxMs: ${PATIENCE_MS} })
  process.stdout.write(JSON.stringify(await threads.analyze(new Uint8Array(4))))
  await threads.close()`

/** A worker whose engine loads more slowly than a photo may be examined. */
const slowToLoad = `
  import { setTimeout as delay } from 'node:timers/promises'
  let isLoaded = false
  export async function loadEngine() {
    if (!isLoaded) await delay(4_000)
    isLoaded = true
  }
  export async function analyze() {
    await loadEngine()
    return { usable: false, problem: 'none' }
  }`

describe('createPhotoThreads', () => {
  it('examines the first photo however slowly its engine loads', { timeout: PATIENCE_MS }, async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'hibiki-threads-'))
    const path = join(folder.path, 'slow-to-load.mjs')
    await writeFile(path, slowToLoad)
    const threads = createPhotoThreads({ maxMs: 3_000, worker: pathToFileURL(path) })
    expect(await threads.analyze(new Uint8Array(4))).toEqual({ usable: false, problem: 'none' })
    await threads.close()
  })

  it.each(['0', '5', '19'])(
    'works in a process of priority %s',
    { timeout: PATIENCE_MS },
    async (priority) => {
      const { stdout } = await promisify(execFile)('nice', [
        ...['-n', priority, process.execPath, '--input-type=module', '--eval', program],
      ])
      expect(JSON.parse(stdout)).toEqual({ usable: false, problem: 'format' })
    },
  )
})
