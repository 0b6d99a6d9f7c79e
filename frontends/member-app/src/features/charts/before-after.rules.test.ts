import { describe, expect, it } from 'vitest'
import { pairBeforeAfter, toScaleShare } from './before-after.rules.ts'
import { createField } from './testing/chart-data.ts'

const tenths = { rangeFrom: 0, rangeTo: 10 }

const before = (pair: number) => ({ beforeAfter: { moment: 'before' as const, pair } })
const after = (pair: number) => ({ beforeAfter: { moment: 'after' as const, pair } })

describe('pairBeforeAfter', () => {
  it('pairs numbers by what was chosen for their fields, whatever stands between them and whatever they are called', () => {
    const fields = [
      createField(1, '施術前のお疲れ具合（0〜10）', { ...tenths, ...before(2), value: '7' }),
      createField(2, 'はじめのはり', { ...tenths, ...before(1), value: '5.5' }),
      createField(3, '施術後のお疲れ具合（0〜10）', { ...tenths, ...after(2), value: '3' }),
      createField(4, 'おわりのはり', { ...tenths, ...after(1), value: '5' }),
    ]
    expect(pairBeforeAfter(fields)).toMatchObject([
      { name: 'お疲れ具合（0〜10）', before: 7, after: 3, scale: { from: 0, to: 10 } },
      { name: 'はじめのはり', before: 5.5, after: 5 },
    ])
  })

  it.each([
    ['one of them is empty', { ...tenths, ...after(1), value: '' }],
    ['they belong to other pairs', { ...tenths, ...after(2), value: '3' }],
    ['only the label says so', { ...tenths, value: '3' }],
    ['one is no number', { ...after(1), value: '3' }],
  ])('pairs nothing when %s', (_what, other) => {
    const fields = [
      createField(1, 'はり 施術前', { ...tenths, ...before(1), value: '7' }),
      createField(2, 'はり 施術後', other),
    ]
    expect(pairBeforeAfter(fields)).toEqual([])
  })

  it('takes the numbers themselves as ends of an open scale', () => {
    const fields = [
      createField(1, '施術前の水分', { rangeFrom: 0, ...before(1), value: '40' }),
      createField(2, '施術後の水分', { rangeFrom: 0, ...after(1), value: '50' }),
    ]
    expect(pairBeforeAfter(fields)[0]?.scale).toEqual({ from: 0, to: 50 })
  })
})

describe('toScaleShare', () => {
  it.each([
    [0, { from: 0, to: 10 }, 0],
    [7, { from: 0, to: 10 }, 0.7],
    [12, { from: 0, to: 10 }, 1],
    [3, { from: 3, to: 3 }, 0.5],
  ])('places %d on %j', (number, scale, share) => {
    expect(toScaleShare(number, scale)).toBe(share)
  })
})
