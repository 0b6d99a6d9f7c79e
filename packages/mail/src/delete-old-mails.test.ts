import { expect, it } from 'vitest'
import { deleteOldMails } from './delete-old-mails.ts'

const now = new Date('2026-11-30T03:00:00Z')

/** Returns a queue with this many old mails, and the calls it received. */
function queueOf(count: number) {
  const calls: { before: Date; limit: number }[] = []
  let left = count
  const deleteOld = async (before: Date, limit: number) => {
    calls.push({ before, limit })
    const deleted = Math.min(limit, left)
    left -= deleted
    return deleted
  }
  return { calls, left: () => left, deleteOld }
}

it('deletes mails older than 30 days in batches until none is left', async () => {
  const queue = queueOf(1200)
  await deleteOldMails(queue, now)
  expect(queue.left()).toBe(0)
  expect(queue.calls).toEqual(Array(3).fill({ before: new Date('2026-10-31T03:00:00Z'), limit: 500 }))
})

it('leaves the excess of one run to the next', async () => {
  const queue = queueOf(15_000)
  await deleteOldMails(queue, now)
  expect(queue.left()).toBe(5000)
})
