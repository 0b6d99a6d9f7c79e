import { describe, expect, it } from 'vitest'
import { pairBeforeAfter, toScaleShare } from './before-after.rules.ts'
import { createField } from './testing/chart-data.ts'

const tenths = { rangeFrom: 0, rangeTo: 10 }

describe('pairBeforeAfter', () => {
  it('pairs numbers of the same name and range, whatever stands between them', () => {
    const fields = [
      createField(1, '施術前のお疲れ具合（0〜10）', { ...tenths, value: '7' }),
      createField(2, 'はり 施術前', { ...tenths, value: '5.5' }),
      createField(3, '施術後のお疲れ具合（0〜10）', { ...tenths, value: '3' }),
      createField(4, 'はり 施術後', { ...tenths, value: '5' }),
    ]
    expect(pairBeforeAfter(fields)).toMatchObject([
      { name: 'お疲れ具合（0〜10）', before: 7, after: 3, scale: { from: 0, to: 10 } },
      { name: 'はり', before: 5.5, after: 5 },
    ])
  })

  it.each([
    ['one of them is empty', { ...tenths, value: '' }],
    ['their ranges differ', { rangeFrom: 0, rangeTo: 100, value: '3' }],
    ['one is no number', { value: '3' }],
  ])('pairs nothing when %s', (_what, after) => {
    const fields = [
      createField(1, 'はり 施術前', { ...tenths, value: '7' }),
      createField(2, 'はり 施術後', after),
    ]
    expect(pairBeforeAfter(fields)).toEqual([])
  })

  it('takes the numbers themselves as ends of an open scale', () => {
    const fields = [
      createField(1, '施術前の水分', { rangeFrom: 0, value: '40' }),
      createField(2, '施術後の水分', { rangeFrom: 0, value: '50' }),
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
