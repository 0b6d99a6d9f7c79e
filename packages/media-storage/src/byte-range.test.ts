import { describe, expect, it } from 'vitest'
import { parseRangeHeader } from './byte-range.ts'

const part = (start: number, end: number) => ({ kind: 'part', start, end })

describe('parseRangeHeader', () => {
  it.each([
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-99', part(0, 99)],
    ['bytes=10-19', part(10, 19)],
    ['bytes=10-', part(10, 99)],
    ['bytes=90-1000', part(90, 99)],
    ['bytes=-10', part(90, 99)],
    ['bytes=-1000', part(0, 99)],
    ['BYTES=5-6', part(5, 6)],
    ['bytes=99-99', part(99, 99)],
  ])('treats %s as a part', (header, answer) => {
    expect(parseRangeHeader(header, 100)).toEqual(answer)
  })

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=99999999999999999999-', 'bytes=-0'])(
    'treats %s as outside of the file',
    (header) => {
      expect(parseRangeHeader(header, 100)).toEqual({ kind: 'unsatisfiable' })
    },
  )

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-3',
    'bytes=1.5-3',
    'bytes=--5',
    'items=0-5',
    'bytes=0-1,5-6',
    'bytes=0-1, -1',
  ])('ignores %s and returns the whole file', (header) => {
    expect(parseRangeHeader(header, 100)).toEqual({ kind: 'full' })
  })
})
