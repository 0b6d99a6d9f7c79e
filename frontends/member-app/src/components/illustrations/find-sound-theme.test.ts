import { describe, expect, it } from 'vitest'
import { findSoundTheme } from './find-sound-theme.ts'

describe('findSoundThemeDrawing', () => {
  it('finds the most telling theme whatever the order of the tags', () => {
    const water = findSoundTheme(['water'])
    expect(water).not.toBeNull()
    expect(findSoundTheme(['relax', 'water', 'night'])).toBe(water)
    expect(findSoundTheme(['relax'])).not.toBe(water)
  })

  it('finds no theme without a known tag', () => {
    expect(findSoundTheme([])).toBeNull()
    expect(findSoundTheme(['constructor', 'unknown'])).toBeNull()
  })
})
