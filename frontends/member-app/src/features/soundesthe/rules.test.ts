import { describe, expect, it } from 'vitest'
import { byGenre, purposeOf } from './rules.ts'

describe('byGenre', () => {
  it('keeps the order of genres and of sounds within them', () => {
    const sounds = [
      { id: 1, genre: '水' },
      { id: 2, genre: '風' },
      { id: 3, genre: '水' },
    ]
    expect(byGenre(sounds)).toEqual([
      ['水', [sounds[0], sounds[2]]],
      ['風', [sounds[1]]],
    ])
    expect(byGenre([])).toEqual([])
  })
})

describe('purposeOf', () => {
  it('knows the four purposes of the specification only', () => {
    expect(purposeOf('02')?.name).toBe('sleep')
    expect(purposeOf('05')).toBeNull()
    expect(purposeOf(null)).toBeNull()
  })
})
