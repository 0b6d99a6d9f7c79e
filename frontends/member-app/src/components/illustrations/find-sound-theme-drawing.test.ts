import { describe, expect, it } from 'vitest'
import { findSoundThemeDrawing } from './find-sound-theme-drawing.ts'

describe('findSoundThemeDrawing', () => {
  it('finds the most telling theme whatever the order of the tags', () => {
    const water = findSoundThemeDrawing(['water'])
    expect(water).not.toBeNull()
    expect(findSoundThemeDrawing(['relax', 'water', 'night'])).toBe(water)
    expect(findSoundThemeDrawing(['relax'])).not.toBe(water)
  })

  it('finds no theme without a known tag', () => {
    expect(findSoundThemeDrawing([])).toBeNull()
    expect(findSoundThemeDrawing(['constructor', 'unknown'])).toBeNull()
  })
})
