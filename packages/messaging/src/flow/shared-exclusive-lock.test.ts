import { describe, expect, it } from 'vitest'
import { createSharedExclusiveLock } from './shared-exclusive-lock.ts'

/** Returns work that ends when told to, and records when it begins. */
function controlled(notes: string[], name: string) {
  let finish = () => {}
  const ended = new Promise<void>((resolve) => {
    finish = resolve
  })
  function work(): Promise<void> {
    notes.push(name)
    return ended
  }
  return { finish, work }
}

const tick = () => new Promise((resolve) => setImmediate(resolve))

describe('createSharedExclusiveLock', () => {
  it('runs shared work concurrently', async () => {
    const notes: string[] = []
    const lock = createSharedExclusiveLock()
    void lock.runShared(controlled(notes, 'a').work)
    void lock.runShared(controlled(notes, 'b').work)
    await tick()
    expect(notes).toEqual(['a', 'b'])
  })

  it('runs exclusive work alone, in the order of arrival', async () => {
    const notes: string[] = []
    const lock = createSharedExclusiveLock()
    const works = ['before', 'exclusive', 'after'].map((name) => controlled(notes, name))
    void lock.runShared(works[0]?.work ?? fail)
    void lock.runExclusive(works[1]?.work ?? fail)
    void lock.runShared(works[2]?.work ?? fail)
    await tick()
    expect(notes).toEqual(['before'])
    works[0]?.finish()
    await tick()
    expect(notes).toEqual(['before', 'exclusive'])
    works[1]?.finish()
    await tick()
    expect(notes).toEqual(['before', 'exclusive', 'after'])
  })

  it('is released after a rejection, which it passes on', async () => {
    const lock = createSharedExclusiveLock()
    await expect(lock.runExclusive(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await lock.runShared(async () => 'open')).toBe('open')
  })
})

function fail(): Promise<void> {
  throw new Error('missing work')
}
