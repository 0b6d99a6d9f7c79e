import { describe, expect, it } from 'vitest'
import { formatMediaPart, parseMediaPart } from './media-part.ts'

describe('a media part in a header', () => {
  it.each([
    { storageKey: 'a.mp3', start: 0, end: 0 },
    { storageKey: 'demo/forest.mp3', start: 5, end: 40_000_000_000 },
  ])('survives encoding: %j', (part) => {
    expect(parseMediaPart(formatMediaPart(part))).toEqual(part)
  })

  it.each([
    '',
    '0-1',
    '0-1 ',
    '-1 a',
    '5-4 a',
    '0-1 a b',
    '0-x a',
    '1e3-2e3 a',
    '0-1  a',
    '0-9999999999999999 a',
  ])('is undefined for %j', (text) => {
    expect(parseMediaPart(text)).toBeNull()
  })
})
