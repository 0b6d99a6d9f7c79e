import { expect, it } from 'vitest'
import { listComparedFunctions } from './comparison.rules.ts'

it('lists each function in a row, shared ones first, in the order of the plans', () => {
  const rows = listComparedFunctions([
    { functions: ['ループ', 'AI'] },
    { functions: ['タイマー', 'ループ'] },
    { functions: [] },
  ])
  expect(rows).toEqual([
    { name: 'ループ', opens: [true, true, false] },
    { name: 'AI', opens: [true, false, false] },
    { name: 'タイマー', opens: [false, true, false] },
  ])
})
