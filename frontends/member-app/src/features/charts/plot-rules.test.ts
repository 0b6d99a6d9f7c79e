import { expect, it } from 'vitest'
import { plotOf } from './plot-rules.ts'

const frame = { width: 120, height: 60, padding: 10 }
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')} 10:00:00`

it('draws time from left to right as it passed, and the highest number above', () => {
  const { points, guides } = plotOf(
    [
      { at: at(1), value: 2 },
      { at: at(2), value: 6 },
      { at: at(5), value: 4 },
    ],
    frame,
  )
  expect(points).toEqual([
    { x: 10, y: 50 },
    { x: 35, y: 10 },
    { x: 110, y: 30 },
  ])
  expect(guides).toEqual([
    { y: 10, value: 6 },
    { y: 50, value: 2 },
  ])
})

it('draws a single number in the middle, and nothing for none', () => {
  expect(plotOf([{ at: at(1), value: 7 }], frame)).toEqual({
    points: [{ x: 60, y: 30 }],
    guides: [{ y: 30, value: 7 }],
  })
  expect(plotOf([], frame)).toEqual({ points: [], guides: [] })
})
