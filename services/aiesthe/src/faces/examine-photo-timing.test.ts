import { describe, expect, it } from 'vitest'
import { oneFace, portrait } from '../testing/sample-photos.ts'
import { createPhotoExaminer } from './examine-photo.ts'
import type { FaceAnalyzer } from './face-analyzer.ts'
import { createPhotoThreads } from './photo-threads.ts'

const PATIENCE_MS = 60_000
const sender = { memberId: 'somebody' }

/** An engine that finds nobody, after as long as the test wants. */
function slowAnalyzer(look: () => Promise<unknown>): FaceAnalyzer {
  return {
    ...{ engine: 'slow', version: '1' },
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
      slowAnalyzer(async () => {}),
    )
    const photo = await portrait(oneFace)
    await expect(examiner.examine(photo, sender)).rejects.toMatchObject({ code: 'E5030' })
    await expect(examiner.examine(photo, sender)).rejects.toMatchObject({ code: 'E5030' })
    await hurried.close()
  })

  it('the time in the queue is not the time of a task: the last of many is answered', async () => {
    const threads = createPhotoThreads(5000)
    const examiner = createPhotoExaminer(
      threads,
      slowAnalyzer(() => new Promise((resolve) => setTimeout(resolve, 700))),
    )
    const photo = await portrait(oneFace)
    await examiner.examine(photo, sender)
    const members = Array.from({ length: 8 }, (_, index) => ({ memberId: `${index}` }))
    const answers = await Promise.all(members.map((member) => examiner.examine(photo, member)))
    expect(answers).toEqual(members.map(() => ({ usable: false, problem: 'none' })))
    await threads.close()
  })

  it('what is left of the work is dropped when the sender leaves in the middle', async () => {
    const threads = createPhotoThreads()
    const left = new AbortController()
    let looks = 0
    const analyzer = slowAnalyzer(async () => {
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
