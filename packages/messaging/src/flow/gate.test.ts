import { describe, expect, it } from 'vitest'
import { createGate } from './gate.ts'

/** Work that ends when told to, and notes when it begins. */
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

describe('gate', () => {
  it('runs shared work together', async () => {
    const notes: string[] = []
    const gate = createGate()
    void gate.shared(controlled(notes, 'a').work)
    void gate.shared(controlled(notes, 'b').work)
    await tick()
    expect(notes).toEqual(['a', 'b'])
  })

  it('runs nothing beside work that is alone, in the order of arrival', async () => {
    const notes: string[] = []
    const gate = createGate()
    const works = ['before', 'alone', 'after'].map((name) => controlled(notes, name))
    void gate.shared(works[0]?.work ?? fail)
    void gate.alone(works[1]?.work ?? fail)
    void gate.shared(works[2]?.work ?? fail)
    await tick()
    expect(notes).toEqual(['before'])
    works[0]?.finish()
    await tick()
    expect(notes).toEqual(['before', 'alone'])
    works[1]?.finish()
    await tick()
    expect(notes).toEqual(['before', 'alone', 'after'])
  })

  it('opens again after a rejection, and passes it on', async () => {
    const gate = createGate()
    await expect(gate.alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await gate.shared(async () => 'open')).toBe('open')
  })
})

function fail(): Promise<void> {
  throw new Error('missing work')
}
