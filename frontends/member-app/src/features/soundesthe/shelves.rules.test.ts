import { describe, expect, it } from 'vitest'
import {
  buildShelves,
  findPlanCodesKey,
  listOfferedDurationFilters,
  matchesDurationFilter,
  toDayPart,
} from './shelves.rules.ts'

const sound = (id: string, more: object = {}) => ({
  id,
  purposeCode: null as string | null,
  tagCodes: [] as string[],
  ...more,
})
const sounds = [
  sound('a', { purposeCode: '02', tagCodes: ['night'], country: '日本' }),
  sound('b', { purposeCode: '01', tagCodes: ['morning'], country: '日本' }),
  sound('c', { tagCodes: ['sleep'], country: 'スイス' }),
]
const of = (own: { favourites?: string[]; recent?: string[] }, hour: 'morning' | 'evening' = 'evening') =>
  buildShelves({ sounds, favourites: [], recent: [], ...own }, hour).map((shelf) => [
    shelf.key,
    shelf.sounds.map(({ id }) => id).join(''),
  ])

describe('the shelves', () => {
  it('builds shelves for this hour, purposes and places without empty ones', () => {
    expect(of({})).toEqual([
      ['hour', 'ac'],
      ['purpose:beauty', 'b'],
      ['purpose:sleep', 'a'],
      ['place:日本', 'ab'],
    ])
    expect(of({}, 'morning')[0]).toEqual(['hour', 'b'])
  })

  it('begins with the recent and favourite sounds in their order, without withdrawn ones', () => {
    expect(of({ recent: ['c', 'gone', 'a'], favourites: ['b'] }).slice(0, 2)).toEqual([
      ['recent', 'ca'],
      ['favourites', 'b'],
    ])
  })

  it('limits a shelf to twenty sounds', () => {
    const many = Array.from({ length: 30 }, (_, index) => sound(String(index), { purposeCode: '04' }))
    expect(buildShelves({ sounds: many, favourites: [], recent: [] }, 'day')[0]?.sounds).toHaveLength(20)
  })

  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [10, 'morning'],
    [11, 'day'],
    [17, 'evening'],
    [23, 'evening'],
  ])('maps %i o’clock to %s', (hour, name) => expect(toDayPart(hour)).toBe(name))

  it.each([
    [300, ['any', 'short']],
    [449, ['any', 'short']],
    [600, ['any', 'middle']],
    [900, ['any', 'long']],
  ] as const)('classifies a sound of %i s as %j', (seconds, names) => {
    const found = (['any', 'short', 'middle', 'long'] as const).filter((name) =>
      matchesDurationFilter(seconds, name),
    )
    expect(found).toEqual(names)
  })

  it.each([
    ['nothing without sounds', [], []],
    ['nothing where all sounds are short', [40, 90], []],
    ['the lengths that there are', [40, 600], ['any', 'short', 'middle']],
    ['every length where each has a sound', [300, 600, 1200], ['any', 'short', 'middle', 'long']],
  ])('offers %s as lengths to choose from', (_name, seconds, offered) => {
    expect(listOfferedDurationFilters(seconds.map((durationSeconds) => ({ durationSeconds })))).toEqual(
      offered,
    )
  })

  it.each([
    ['01', 'soundestheRandom'],
    ['02', 'soundestheCategory'],
    ['04', 'soundesthePurpose'],
  ])('plays a sound of plan %s as %s', (code, way) => expect(findPlanCodesKey(code)).toBe(way))
})
