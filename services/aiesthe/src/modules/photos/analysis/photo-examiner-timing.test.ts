import { describe, expect, it } from 'vitest'
import { readPortrait, validFace } from '../../../testing/sample-photos.ts'
import type { FaceAnalyzer } from './face-analyzer.ts'
import { createPhotoExaminer } from './photo-examiner.ts'
import { createPhotoThreads, type PhotoThreads } from './photo-threads.ts'

const PATIENCE_MS = 60_000
const sender = { memberId: 'somebody' }

/** Returns an engine that finds no face after `look` resolves. */
function analyzerAfter(look: () => Promise<unknown>): FaceAnalyzer {
  return {
    engine: 'slow',
    version: '1',
    async findFaces({ pixels }) {
      await look()
      return { faces: [], brightness: 50, height: pixels.height }
    },
  }
}

describe('createPhotoExaminer with slow photos', { timeout: PATIENCE_MS }, () => {
  it('rejects with E5030 when a task exceeds its time limit, and gives the next photo a thread', async () => {
    const hurried = createPhotoThreads({ maxMs: 1 })
    const examiner = createPhotoExaminer(
      hurried,
      analyzerAfter(async () => {}),
    )
    const photo = await readPortrait(validFace)
    await expect(examiner.examine(photo, sender)).rejects.toMatchObject({ code: 'E5030' })
    await expect(examiner.examine(photo, sender)).rejects.toMatchObject({ code: 'E5030' })
    await hurried.close()
  })

  it('never runs more tasks than threads, so that no task waits within its time limit', async () => {
    const threads = createPhotoThreads()
    const tasks = { now: 0, most: 0 }
    const counting: PhotoThreads = {
      ...threads,
      async prepare(bytes) {
        tasks.now += 1
        tasks.most = Math.max(tasks.most, tasks.now)
        try {
          return await threads.prepare(bytes)
        } finally {
          tasks.now -= 1
        }
      },
    }
    const examiner = createPhotoExaminer(
      counting,
      analyzerAfter(async () => {}),
    )
    const photo = await readPortrait(validFace)
    const members = Array.from({ length: 8 }, (_, index) => ({ memberId: `${index}` }))
    const answers = await Promise.all(members.map((member) => examiner.examine(photo, member)))
    expect(answers).toEqual(members.map(() => ({ usable: false, problem: 'none' })))
    expect(tasks.most).toBe(Math.min(threads.count, members.length))
    await threads.close()
  })

  it('does not call a remote engine after the caller has disconnected', async () => {
    const threads = createPhotoThreads()
    const left = new AbortController()
    let looks = 0
    const analyzer = analyzerAfter(async () => {
      looks += 1
    })
    const photo = await readPortrait(validFace)
    const leaving = {
      ...threads,
      async prepare(bytes: Uint8Array) {
        const preparation = await threads.prepare(bytes)
        left.abort()
        return preparation
      },
    }
    const examiner = createPhotoExaminer(leaving, analyzer)
    await expect(examiner.examine(photo, { ...sender, signal: left.signal })).rejects.toMatchObject({
      code: 'E5030',
    })
    expect(looks).toBe(0)
    await threads.close()
  })
})
