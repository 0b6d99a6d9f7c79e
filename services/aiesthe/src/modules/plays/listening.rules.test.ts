import { describe, expect, it } from 'vitest'
import { hasListened } from './listening.rules.ts'

const heard = (...seconds: number[]) =>
  hasListened(
    seconds.map((playedSeconds) => ({ playedSeconds })),
    600,
  )

describe('hasListened', () => {
  it('from half of the sound on, in one play or several', () => {
    expect([heard(), heard(299.9), heard(300), heard(150, 150), heard(600)]).toEqual([
      ...[false, false, true, true, true],
    ])
  })

  it('plays under five seconds do not count (D-100)', () => {
    expect(heard(297, 4.9)).toBe(false)
    expect(heard(295, 5)).toBe(true)
  })

  it('of a sound without a length nothing was heard', () => {
    expect(hasListened([{ playedSeconds: 600 }], 0)).toBe(false)
  })
})
