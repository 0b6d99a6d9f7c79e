import { describe, expect, it } from 'vitest'
import { toMediaResponse } from './media-response.ts'

const file = {
  storageKey: 'a.mp3',
  bytes: 100,
  contentType: 'audio/mpeg',
  modifiedAt: new Date('2026-11-01T00:00:00Z'),
  etag: '"abc"',
}
const life = 600_000

describe('toMediaResponse', () => {
  it('returns the whole file, with the headers that players and caches need', () => {
    expect(toMediaResponse(file, {}, life)).toEqual({
      kind: 'bytes',
      status: 200,
      part: { storageKey: 'a.mp3', start: 0, end: 99 },
      headers: {
        etag: '"abc"',
        'last-modified': 'Sun, 01 Nov 2026 00:00:00 GMT',
        'cache-control': 'private, max-age=600',
        'accept-ranges': 'bytes',
        'content-type': 'audio/mpeg',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      },
    })
  })

  it.each([
    [{ range: 'bytes=5-9' }, 5, 9],
    [{ range: 'bytes=0-' }, 0, 99],
    [{ range: 'bytes=-1' }, 99, 99],
    [{ range: 'bytes=5-9', 'if-range': '"abc"' }, 5, 9],
  ])('returns a part for %j', (request, start, end) => {
    expect(toMediaResponse(file, request, life)).toMatchObject({
      status: 206,
      part: { storageKey: 'a.mp3', start, end },
      headers: { 'content-range': `bytes ${start}-${end}/100`, etag: '"abc"' },
    })
  })

  it.each([
    [{ range: 'bytes=0-1,5-6' }],
    [{ range: 'bytes=5-9', 'if-range': '"older"' }],
    [{ range: 'bytes=500-', 'if-range': '"older"' }],
  ])('returns the whole file for %j', (request) => {
    expect(toMediaResponse(file, request, life)).toMatchObject({ status: 200, part: { start: 0, end: 99 } })
  })

  it('returns no bytes if the client has them, wants another version, or requests beyond the end', () => {
    expect(toMediaResponse(file, { 'if-none-match': '"abc"', range: 'bytes=0-1' }, life)).toEqual({
      kind: 'not-modified',
      headers: expect.not.objectContaining({ 'content-type': 'audio/mpeg' }),
    })
    expect(toMediaResponse(file, { 'if-match': '"older"' }, life)).toEqual({ kind: 'precondition-failed' })
    expect(toMediaResponse(file, { range: 'bytes=100-' }, life)).toEqual({ kind: 'range-not-satisfiable' })
  })

  it.each([
    [9001, 10],
    [9000, 9],
    [0, 0],
    [-5000, 0],
  ])('allows caching until the link expires: %i ms are %i s', (expiresInMs, seconds) => {
    expect(toMediaResponse(file, {}, expiresInMs)).toMatchObject({
      headers: { 'cache-control': `private, max-age=${seconds}` },
    })
  })
})
