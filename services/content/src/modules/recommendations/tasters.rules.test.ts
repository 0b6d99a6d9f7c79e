import { describe, expect, it } from 'vitest'
import { chooseTasters } from './tasters.rules.ts'

const sound = (id: string, tagCodes: string[], purposeCode: string | null = null) => ({
  id,
  tagCodes,
  purposeCode,
})
const choose = (...sounds: ReturnType<typeof sound>[]) =>
  Object.fromEntries(chooseTasters(sounds).map(({ mood, sound: { id } }) => [mood, id]))

describe('the tasters', () => {
  it('are one sound for each of five moods, in their order', () => {
    const chosen = chooseTasters([
      sound('breath', ['relax', 'breath', 'water']),
      sound('care', ['skin', 'relax'], '01'),
      sound('morning', ['morning', 'refresh'], '02'),
      sound('focus', ['focus'], '04'),
      sound('sleep', ['sleep', 'night'], '02'),
    ])
    expect(chosen.map(({ mood }) => mood)).toEqual(['sleep', 'morning', 'focus', 'care', 'breath'])
    expect(chosen.map(({ sound: { id } }) => id)).toEqual(['sleep', 'morning', 'focus', 'care', 'breath'])
  })

  it('prefer the sound whose tags say the mood most clearly, then the first', () => {
    expect(
      choose(sound('night', ['night']), sound('both', ['night', 'sleep']), sound('sleep', ['sleep'])),
    ).toEqual({ sleep: 'both' })
    expect(choose(sound('first', ['skin']), sound('second', ['skin']))).toEqual({ care: 'first' })
    expect(choose(sound('tag', ['skin']), sound('purpose', ['skin'], '01'))).toEqual({ care: 'purpose' })
  })

  it('know the mood of a sound without tags by its purpose', () => {
    expect(choose(sound('desk', [], '04'), sound('beauty', [], '01'))).toEqual({
      focus: 'desk',
      care: 'beauty',
    })
  })

  it('offer no sound twice, and leave out a mood that nothing fits', () => {
    expect(choose(sound('one', ['sleep', 'breath']), sound('other', ['water']))).toEqual({ sleep: 'one' })
  })
})
