import { describe, expect, it } from 'vitest'
import { createGroupCommit } from './group-commit.ts'

const options = {
  isItemFault: (error: unknown) => error instanceof RangeError,
  windowMs: 1,
  maxBatch: 4,
  queue: { max: 10, full: () => new Error('full') },
}

/** Resolves with ten times the item; rejects any batch that contains 13. */
function createRecording(changes: Partial<typeof options> = {}) {
  const batches: number[][] = []
  const group = createGroupCommit<number, number>({
    ...options,
    ...changes,
    async write(items) {
      batches.push(items)
      await new Promise((resolve) => setTimeout(resolve, 2))
      if (items.includes(13)) throw new RangeError('13')
      if (items.includes(99)) throw new Error('database gone')
      return items.map((item) => item * 10)
    },
  })
  return { batches, group }
}

describe('group commit', () => {
  it('writes concurrent items in bounded batches and resolves each with its own result', async () => {
    const { batches, group } = createRecording()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((item) => group.submit(item)))
    expect(answers).toEqual([10, 20, 30, 40, 50, 60])
    expect(batches).toEqual([
      [1, 2, 3, 4],
      [5, 6],
    ])
  })

  it('rejects only the invalid item of a batch', async () => {
    const { group } = createRecording()
    const answers = await Promise.allSettled([1, 2, 13, 4].map((item) => group.submit(item)))
    expect(answers.map((response) => response.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })

  it('rejects the batch once when the failure is not caused by an item, and writes the next batch', async () => {
    const { batches, group } = createRecording()
    const answers = await Promise.allSettled([1, 99, 2, 3, 4].map((item) => group.submit(item)))
    expect(answers.map((response) => response.status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ])
    expect(batches).toHaveLength(2)
    expect(await group.submit(5)).toBe(50)
  })

  it('rejects at once when the queue is full, and continues', async () => {
    const { group } = createRecording({ queue: { ...options.queue, max: 3 } })
    const answers = await Promise.allSettled([1, 2, 3, 4].map((item) => group.submit(item)))
    expect(answers[3]).toMatchObject({ status: 'rejected', reason: new Error('full') })
    expect(answers.slice(0, 3).every((response) => response.status === 'fulfilled')).toBe(true)
    expect(await group.submit(5)).toBe(50)
  })

  it('waits on close for everything queued', async () => {
    const { group } = createRecording()
    let done = 0
    for (let item = 0; item < 9; item++) group.submit(item).then(() => done++)
    await group.close()
    expect(done).toBe(9)
  })
})
