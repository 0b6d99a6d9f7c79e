import { describe, expect, it } from 'vitest'
import { themeOf } from './sound-themes.ts'

describe('themeOf', () => {
  it('takes what tells most of a sound, whatever the order of its tags', () => {
    const water = themeOf(['water'])
    expect(water).not.toBeNull()
    expect(themeOf(['relax', 'water', 'night'])).toBe(water)
    expect(themeOf(['relax'])).not.toBe(water)
  })

  it('knows no theme without a known tag', () => {
    expect(themeOf([])).toBeNull()
    expect(themeOf(['constructor', 'unknown'])).toBeNull()
  })
})
