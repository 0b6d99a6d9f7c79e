import { describe, expect, it } from 'vitest'
import { createMediaLinkSigner } from './index.ts'

const oldKey = 'old-key-old-key-old-key-old-key-1'
const newKey = 'new-key-new-key-new-key-new-key-2'
const start = new Date('2026-11-01T00:00:00Z')
const fileId = '0199a1b2-0000-7000-8000-000000000001'

function linksAt(time: () => Date, keys = [oldKey]) {
  return createMediaLinkSigner({ keys, lifetimeSeconds: 600, clock: time })
}

function parse(link: string) {
  const url = new URL(link, 'http://localhost')
  return {
    fileId: decodeURIComponent(url.pathname.replace('/api/media/', '')),
    exp: url.searchParams.get('exp') ?? '',
    sig: url.searchParams.get('sig') ?? '',
  }
}

describe('media links', () => {
  const links = linksAt(() => start)
  const link = parse(links.sign(fileId, 'session-1'))

  it('accepts the link that it signed, for its session', () => {
    expect(link.fileId).toBe(fileId)
    expect(Number(link.exp)).toBe(start.getTime() / 1000 + 600)
    expect(links.verify({ ...link, sessionId: 'session-1' })).toBe('valid')
  })

  it('rejects the link in another session and for a visitor', () => {
    expect(links.verify({ ...link, sessionId: 'session-2' })).toBe('invalid')
    expect(links.verify({ ...link, sessionId: null })).toBe('invalid')
  })

  it('gives visitors links that members cannot claim', () => {
    const sample = parse(links.sign(fileId, null))
    expect(links.verify({ ...sample, sessionId: null })).toBe('valid')
    expect(links.verify({ ...sample, sessionId: 'session-1' })).toBe('invalid')
    expect(links.verify({ ...sample, sessionId: 'null' })).toBe('invalid')
  })

  it('rejects a link with any part changed', () => {
    const own = { ...link, sessionId: 'session-1' }
    const flipped = (link.sig.startsWith('A') ? 'B' : 'A') + link.sig.slice(1)
    expect(links.verify({ ...own, fileId: `${fileId}x` })).toBe('invalid')
    expect(links.verify({ ...own, exp: String(Number(link.exp) + 1) })).toBe('invalid')
    expect(links.verify({ ...own, exp: `0${link.exp}` })).toBe('invalid')
    expect(links.verify({ ...own, exp: 'soon' })).toBe('invalid')
    expect(links.verify({ ...own, sig: flipped })).toBe('invalid')
    expect(links.verify({ ...own, sig: link.sig.slice(0, -1) })).toBe('invalid')
    expect(links.verify({ ...own, sig: `${link.sig}=` })).toBe('invalid')
    expect(links.verify({ ...own, sig: '' })).toBe('invalid')
  })

  it('distinguishes parts that are equal when joined', () => {
    const tricky = parse(links.sign('a",1,"b', 's'))
    expect(links.verify({ fileId: 'a', exp: 1, sig: tricky.sig, sessionId: 'b' })).toBe('invalid')
  })

  it('distinguishes an expired link from a changed one', () => {
    const later = linksAt(() => new Date(start.getTime() + 600_000))
    const justBefore = linksAt(() => new Date(start.getTime() + 599_999))
    expect(justBefore.verify({ ...link, sessionId: 'session-1' })).toBe('valid')
    expect(later.verify({ ...link, sessionId: 'session-1' })).toBe('expired')
    expect(later.verify({ ...link, sessionId: 'session-2' })).toBe('invalid')
  })

  it('verifies links of the previous key during rotation, and signs with the first key', () => {
    const rotated = linksAt(() => start, [newKey, oldKey])
    const onlyNew = linksAt(() => start, [newKey])
    expect(rotated.verify({ ...link, sessionId: 'session-1' })).toBe('valid')
    expect(onlyNew.verify({ ...link, sessionId: 'session-1' })).toBe('invalid')
    const fresh = parse(rotated.sign(fileId, 'session-1'))
    expect(onlyNew.verify({ ...fresh, sessionId: 'session-1' })).toBe('valid')
  })

  it('escapes file ids in the address', () => {
    expect(links.sign('a/b?c', null)).toMatch(/^\/api\/media\/a%2Fb%3Fc\?exp=/)
  })

  it('throws at start without a key or with a short one', () => {
    expect(() => createMediaLinkSigner({ keys: [], lifetimeSeconds: 600 })).toThrow(/at least one key/)
    expect(() => createMediaLinkSigner({ keys: ['short'], lifetimeSeconds: 600 })).toThrow(/32 characters/)
  })
})
