import { describe, expect, it } from 'vitest'
import { bodyPlaces, bodyRegions, figureBox } from './body-figure.rules.ts'
import { bodyParts } from './rules.ts'

/** The smallest height of a touch target in pixels. */
const MIN_TARGET_PX = 44

describe('the figure of the body', () => {
  it('covers the whole figure with regions that are tall enough for a thumb', () => {
    let end: number = figureBox.top
    for (const { from, to } of bodyRegions) {
      expect(from).toBe(end)
      expect(to - from).toBeGreaterThanOrEqual(MIN_TARGET_PX)
      end = to
    }
    expect(end).toBe(figureBox.top + figureBox.height)
  })

  it('has a region for every part of the body that can be chosen', () => {
    const drawn = bodyParts.map(({ name }) => name).filter((name) => name !== 'nothing')
    expect(new Set(bodyRegions.map(({ name }) => name))).toEqual(new Set(drawn))
  })

  it('marks every part within its own region', () => {
    for (const [name, { points }] of Object.entries(bodyPlaces))
      for (const [, y] of points) {
        const region = bodyRegions.find(({ from, to }) => y >= from && y < to)
        expect(region?.name).toBe(name)
      }
  })

  it('keeps the names on each side apart, so that none covers another', () => {
    for (const side of ['left', 'right'] as const) {
      const heights = Object.values(bodyPlaces)
        .filter((place) => place.side === side)
        .flatMap(({ points: [point] }) => (point ? [point[1]] : []))
        .toSorted((a, b) => a - b)
      const gaps = heights.slice(1).map((height, index) => height - (heights[index] ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(MIN_TARGET_PX)
    }
  })
})
