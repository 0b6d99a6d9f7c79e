import { describe, expect, it } from 'vitest'
import { pickSound } from './pick-sound.rules.ts'

const sounds = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

describe('pickSound', () => {
  it('skips the sounds that the member just received', () => {
    for (const random of [0, 0.5, 0.999]) expect(pickSound(sounds, ['a', 'b'], random)?.id).toBe('c')
  })

  it('skips at least the last sound when the member has received all of them', () => {
    expect(pickSound([{ id: 'a' }, { id: 'b' }], ['a', 'b'], 0)?.id).toBe('b')
  })

  it('repeats the only sound, and returns nothing when there is none', () => {
    expect(pickSound([{ id: 'a' }], ['a'], 0.5)?.id).toBe('a')
    expect(pickSound([], [], 0.5)).toBeUndefined()
  })

  it('can pick every sound', () => {
    expect([0, 0.4, 0.9].map((random) => pickSound(sounds, [], random)?.id)).toEqual(['a', 'b', 'c'])
  })
})
