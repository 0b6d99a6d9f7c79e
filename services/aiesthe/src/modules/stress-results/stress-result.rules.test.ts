import { expect, it } from 'vitest'
import { listCalmClusters, toStressLevel } from './stress-result.rules.ts'

it.each([
  [0, 1],
  [14, 1],
  [15, 2],
  [24, 2],
  [25, 3],
  [34, 3],
  [35, 4],
  [80, 4],
])('toStressLevel: %d points are level %d', (score, level) => {
  expect(toStressLevel(score)).toBe(level)
})

it('listCalmClusters returns the calm clusters from level 3 on', () => {
  expect([null, 1, 2, 3, 4].map(listCalmClusters)).toEqual([[], [], [], [2, 3], [2, 3]])
})
