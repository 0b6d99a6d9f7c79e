import { describe, expect, it } from 'vitest'
import { toFigureFrequencies } from './to-figure-frequencies.ts'

const of = (...frequencies: number[]) => toFigureFrequencies({ id: 'sound-1', frequencies })

describe('toFigureFrequencies', () => {
  it("returns the sound's own frequencies", () => {
    expect(of(43.7, 246.9, 293.7)).toEqual([43.7, 246.9, 293.7])
    expect(of(220, 440, 660)).toEqual([220, 440, 660])
  })

  it('adds missing harmonics of the lowest frequency', () => {
    expect(of(44)).toEqual([44, 88, 132])
    expect(of(44, 300)).toEqual([44, 88, 300])
    expect(of(44, 88.4)).toEqual([44, 88.4, 132])
  })

  it('ignores values that are not frequencies', () => {
    expect(of(0)).toEqual(of())
    expect(of(Number.NaN)).toEqual(of())
    expect(of(0, 44, Number.NaN, 300)).toEqual([44, 88, 300])
  })

  it('derives the same frequencies from the id when none were measured', () => {
    const drawn = toFigureFrequencies({ id: 'sound-1' })
    expect(drawn).toHaveLength(3)
    expect(of()).toEqual(drawn)
    expect(toFigureFrequencies({ id: 'sound-2' })).not.toEqual(drawn)
  })
})
