import { describe, expect, it } from 'vitest'
import { isForbiddenCrossOriginCall, type OriginCheckInput } from './same-origin.rules.ts'

const host = 'localhost:3000'
const post: OriginCheckInput = {
  method: 'POST',
  path: 'dmv/record-playing',
  origin: undefined,
  fetchSite: undefined,
  host,
}
const logout: OriginCheckInput = { ...post, method: 'GET', path: 'auth/logout' }

describe('isForbiddenCrossOriginCall in local mode', () => {
  it.each([
    ['own origin', { origin: 'http://localhost:3000' }, false],
    ['no origin but same-origin fetch', { fetchSite: 'same-origin' }, false],
    ['own address instead of the name', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
    ['nothing at all', {}, true],
    ['another site', { origin: 'https://evil.example' }, true],
    ['another port', { origin: 'http://localhost:4000' }, true],
    ['a sandboxed page', { origin: 'null' }, true],
    ['another site claiming same-origin', { origin: 'https://evil.example', fetchSite: 'same-origin' }, true],
    [
      'a foreign name for this machine',
      { origin: 'http://evil.example:3000', host: 'evil.example:3000' },
      true,
    ],
    ['same-site fetch without origin', { fetchSite: 'same-site' }, true],
    ['typed by hand', { fetchSite: 'none' }, true],
  ])('says of POST from %s whether it is foreign: %s', (_name, facts, foreign) => {
    expect(isForbiddenCrossOriginCall({ ...post, ...facts }, [])).toBe(foreign)
  })

  it('allows GET from everywhere', () => {
    expect(isForbiddenCrossOriginCall({ ...post, method: 'GET', origin: 'https://evil.example' }, [])).toBe(
      false,
    )
  })

  it.each([
    ['an image on another site', { fetchSite: 'cross-site' }, true],
    ['a neighbour of the same site', { fetchSite: 'same-site' }, true],
    ['a foreign origin', { origin: 'https://evil.example' }, true],
    ['our page', { fetchSite: 'same-origin' }, false],
    ['the address bar', { fetchSite: 'none' }, false],
    ['an old browser', {}, false],
  ])('says of GET auth/logout from %s whether it is foreign: %s', (_name, facts, foreign) => {
    expect(isForbiddenCrossOriginCall({ ...logout, ...facts }, [])).toBe(foreign)
  })
})

describe('isForbiddenCrossOriginCall with public origins', () => {
  const origins = ['https://hibiki.example', 'https://www.hibiki.example']

  it('allows the listed origins and not the host of the request', () => {
    expect(isForbiddenCrossOriginCall({ ...post, origin: 'https://www.hibiki.example' }, origins)).toBe(false)
    expect(isForbiddenCrossOriginCall({ ...post, origin: 'http://localhost:3000' }, origins)).toBe(true)
  })

  it("allows the payment provider's signed events without an origin", () => {
    expect(isForbiddenCrossOriginCall({ ...post, path: 'v3/payment/webhook' }, origins)).toBe(false)
  })

  it('allows mail programs to unsubscribe without an origin, and nothing else of the same prefix', () => {
    expect(isForbiddenCrossOriginCall({ ...post, path: 'v2/support/mail-reply' }, origins)).toBe(false)
    const advertise = { ...post, path: 'v3/advertise/one-click' }
    expect(isForbiddenCrossOriginCall(advertise, origins)).toBe(false)
    expect(isForbiddenCrossOriginCall({ ...advertise, path: 'v3/advertise/notice' }, origins)).toBe(true)
  })
})
