import { addDays } from '@hibiki/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areNightsFinished, findNightNumber, listNightOutcomes } from './seven-nights.rules.ts'

const firstDay = '2026-11-28'
const day = (number: number) => addDays(firstDay, number - 1)
const drawnOn = (...numbers: number[]) => numbers.map((number) => ({ day: day(number), seconds: 60 }))
const statesOn = (night: number, heard: { day: string; seconds: number }[]) =>
  listNightOutcomes({ firstDay, today: day(night) }, heard).map(({ state }) => state)

describe('listNightOutcomes', () => {
  it('leaves a gap for a missed night and changes no other', () => {
    expect(statesOn(3, drawnOn(1))).toEqual(['drawn', 'missed', 'open', 'ahead', 'ahead', 'ahead', 'ahead'])
    expect(statesOn(8, drawnOn(1, 3, 7))).toEqual([
      'drawn',
      'missed',
      'drawn',
      'missed',
      'missed',
      'missed',
      'drawn',
    ])
  })

  it('draws the petal of a night at any time after it, so that a late report fills a gap', () => {
    const anyNights = fc.uniqueArray(fc.integer({ min: 1, max: 7 }))
    fc.assert(
      fc.property(anyNights, fc.integer({ min: 1, max: 12 }), (numbers, night) => {
        const states = statesOn(night, drawnOn(...numbers))
        for (const [index, state] of states.entries()) {
          const number = index + 1
          const undrawn = number === night ? 'open' : number < night ? 'missed' : 'ahead'
          expect(state).toBe(numbers.includes(number) ? 'drawn' : undrawn)
        }
      }),
    )
  })

  it('ignores listening before the first and after the last night', () => {
    expect(statesOn(8, drawnOn(0, 8))).toEqual(Array(7).fill('missed'))
  })
})

describe('findNightNumber', () => {
  it.each([
    [0, null],
    [1, 1],
    [7, 7],
    [8, null],
  ])('on day %i returns %s', (number, expected) => {
    expect(findNightNumber(firstDay, day(number))).toBe(expected)
  })
})

describe('areNightsFinished', () => {
  it.each([
    [7, [], false],
    [7, [7], true],
    [8, [], true],
  ])('on day %i with the petals %j returns %s', (night, numbers, expected) => {
    const nights = listNightOutcomes({ firstDay, today: day(night) }, drawnOn(...numbers))
    expect(areNightsFinished(nights)).toBe(expected)
  })
})
