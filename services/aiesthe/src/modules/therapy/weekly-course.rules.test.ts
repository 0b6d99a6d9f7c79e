import { describe, expect, it } from 'vitest'
import { computeWeeklyCluster } from './weekly-course.rules.ts'

const monday = '2026-11-16'
const felt = { 1: { count: 3, sum: 1.8 }, 4: { count: 4, sum: 3 } }
const fit = { 1: 0.2, 2: 0.1, 3: 0.8, 4: 0.8 }

describe('computeWeeklyCluster', () => {
  it('returns the cluster of the face, else the first of the best clusters of the mental check', () => {
    expect(computeWeeklyCluster({ monday, faceType: 2, felt, fit })).toBe(2)
    expect(computeWeeklyCluster({ monday, faceType: null, felt: {}, fit })).toBe(3)
  })

  it('returns the cluster after which the member felt best before the mental check, but never before the face', () => {
    expect(computeWeeklyCluster({ monday, faceType: null, felt, fit })).toBe(4)
    expect(computeWeeklyCluster({ monday, faceType: 2, felt, fit: null })).toBe(2)
  })

  it('returns another cluster each week without face and mental check, also over the new year', () => {
    const mondays = ['2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11']
    const turns = mondays.map((day) =>
      computeWeeklyCluster({ monday: day, faceType: null, felt: {}, fit: null }),
    )
    expect(new Set(turns.slice(0, 4)).size).toBe(4)
    expect(turns[4]).toBe(turns[0])
  })
})
