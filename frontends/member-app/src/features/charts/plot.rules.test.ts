import { expect, it } from 'vitest'
import { toPlot } from './plot.rules.ts'

const frame = { width: 120, height: 60, padding: 10 }
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')} 10:00:00`

it('places points from left to right by time, and the highest number at the top', () => {
  const { points, guides } = toPlot(
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

it('places a single number in the middle, and returns nothing without numbers', () => {
  expect(toPlot([{ at: at(1), value: 7 }], frame)).toEqual({
    points: [{ x: 60, y: 30 }],
    guides: [{ y: 30, value: 7 }],
  })
  expect(toPlot([], frame)).toEqual({ points: [], guides: [] })
})
