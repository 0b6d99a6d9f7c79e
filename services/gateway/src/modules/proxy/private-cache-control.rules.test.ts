import { describe, expect, it } from 'vitest'
import { toPrivateCacheControl } from './private-cache-control.rules.ts'

describe('toPrivateCacheControl', () => {
  it.each([
    ['public, max-age=300', 'private, max-age=300'],
    ['public, max-age=31536000, immutable', 'private, max-age=31536000, immutable'],
    ['public, no-cache', 'private, no-cache'],
    [
      'Public,max-age=60,S-MaxAge=600 , proxy-revalidate, must-revalidate',
      'private, max-age=60, must-revalidate',
    ],
    ['max-age=60', 'private, max-age=60'],
    ['private="set-cookie, x-a", max-age=60', 'private, max-age=60'],
    ['private, max-age=60', 'private, max-age=60'],
    ['no-cache="public, x-a"', 'private, no-cache="public, x-a"'],
    ['', 'private'],
  ])('turns %j into %j', (value, expected) => {
    expect(toPrivateCacheControl(value)).toBe(expected)
  })

  it.each(['no-store', 'public, No-Store'])('leaves %j, which no cache stores, as it is', (value) => {
    expect(toPrivateCacheControl(value)).toBe(value)
  })
})
