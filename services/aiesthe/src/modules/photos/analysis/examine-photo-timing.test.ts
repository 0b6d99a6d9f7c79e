import { describe, expect, it } from 'vitest'
import { oneFace, portrait } from '../../../testing/sample-photos.ts'
import { createPhotoExaminer } from './examine-photo.ts'
import type { FaceAnalyzer } from './face-analyzer.ts'
import { createPhotoThreads, type PhotoThreads } from './photo-threads.ts'

const PATIENCE_MS = 60_000
const sender = { memberId: 'somebody' }

/** An engine that finds nobody, once `look` is over. */
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

describe('photos that take long', { timeout: PATIENCE_MS }, () => {
  it('a task that takes too long is E5030, and the next photo has a thread again', async () => {
    const hurried = createPhotoThreads(1)
    const examiner = createPhotoExaminer(
      hurried,
      analyzerAfter(async () => {}),
    )
    const photo = await portrait(oneFace)
    await expect(examiner.examine(photo, sender)).rejects.toMatchObject({ code: 'E5030' })
    await expect(examiner.examine(photo, sender)).rejects.toMatchObject({ code: 'E5030' })
    await hurried.close()
  })

  it('no task waits inside its time limit: there are never more of them than threads', async () => {
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
    const photo = await portrait(oneFace)
    const members = Array.from({ length: 8 }, (_, index) => ({ memberId: `${index}` }))
    const answers = await Promise.all(members.map((member) => examiner.examine(photo, member)))
    expect(answers).toEqual(members.map(() => ({ usable: false, problem: 'none' })))
    expect(tasks.most).toBe(Math.min(threads.count, members.length))
    await threads.close()
  })

  it('an engine elsewhere is not asked, when the sender has left before that', async () => {
    const threads = createPhotoThreads()
    const left = new AbortController()
    let looks = 0
    const analyzer = analyzerAfter(async () => {
      looks += 1
    })
    const photo = await portrait(oneFace)
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
