import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const threads = new URL('photo-threads.ts', import.meta.url).href
/** On a busy machine a process of priority 19 gets a hundredth of a core, and this test is not about the time limit of a photo. */
const PATIENCE_MS = 300_000
const program = `
  const { createPhotoThreads } = await import(${JSON.stringify(threads)})
  const threads = createPhotoThreads(${PATIENCE_MS})
  process.stdout.write(JSON.stringify(await threads.analyze(new Uint8Array(4))))
  await threads.close()`

describe('createPhotoThreads', () => {
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
