import { describe, expect, it } from 'vitest'
import { findPurpose, groupByGenre } from './rules.ts'

describe('groupByGenre', () => {
  it('keeps the order of genres and of sounds within them', () => {
    const sounds = [
      { id: 1, genre: '水' },
      { id: 2, genre: '風' },
      { id: 3, genre: '水' },
    ]
    expect(groupByGenre(sounds)).toEqual([
      ['水', [sounds[0], sounds[2]]],
      ['風', [sounds[1]]],
    ])
    expect(groupByGenre([])).toEqual([])
  })
})

describe('findPurpose', () => {
  it('finds only the four purposes of the specification', () => {
    expect(findPurpose('02')?.name).toBe('sleep')
    expect(findPurpose('05')).toBeNull()
    expect(findPurpose(null)).toBeNull()
  })
})
