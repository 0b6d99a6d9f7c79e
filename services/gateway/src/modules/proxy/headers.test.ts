import { mediaPartHeader } from '@hibiki/media-storage'
import { describe, expect, it } from 'vitest'
import { addSetCookies, toClientHeaders, toServiceHeaders } from './headers.ts'

const facts = { requestId: 'id', address: '192.0.2.1', proto: 'https', host: 'hibiki.example' }

describe('toServiceHeaders and toClientHeaders', () => {
  it('remove headers of the connection, also those that Connection names', () => {
    const raw = [
      'Connection',
      'close, X-Hop',
      'X-Hop',
      '1',
      'TE',
      'trailers',
      'Upgrade',
      'h2c',
      'Accept',
      '*/*',
    ]
    expect(toServiceHeaders(raw, facts).slice(0, 2)).toEqual(['accept', '*/*'])
    expect(toServiceHeaders(raw, facts)).not.toContain('x-hop')
  })

  it('keep repeated headers and replace the cookies', () => {
    const raw = ['Accept', 'a', 'Accept', 'b', 'Cookie', 'secret=1']
    const headers = toServiceHeaders(raw, { ...facts, cookie: 'lang=ja' })
    expect(headers.slice(0, 4)).toEqual(['accept', 'a', 'accept', 'b'])
    expect(headers.filter((value) => value.includes('='))).toEqual(['lang=ja'])
    expect(toServiceHeaders(raw, { ...facts, cookie: '' })).not.toContain('cookie')
  })

  it('remove internal headers in both directions', () => {
    expect(toServiceHeaders(['X-Internal-Media-Part', '1'], facts)).not.toContain('x-internal-media-part')
    expect(toClientHeaders({ [mediaPartHeader]: '0-1 a', 'cache-control': 'private' }, {})).toEqual({
      'cache-control': 'private',
    })
  })

  it('forbid caches to store a response whose service says nothing about it', () => {
    expect(toClientHeaders({ 'transfer-encoding': 'chunked' }, { 'x-a': '1' })).toEqual({
      'cache-control': 'no-store',
      'x-a': '1',
    })
    expect(toClientHeaders({ 'cache-control': 'private, max-age=60' }, {})).toEqual({
      'cache-control': 'private, max-age=60',
    })
  })

  it('make a public response private when the service sets a cookie', () => {
    const answer = { 'cache-control': 'public, max-age=60', 'set-cookie': ['a=1'] }
    expect(toClientHeaders(answer, {})).toEqual({
      'cache-control': 'private, max-age=60',
      'set-cookie': ['a=1'],
    })
  })
})

describe('addSetCookies', () => {
  it('adds cookies behind those of the service and makes a public response private', () => {
    const head = toClientHeaders(
      { 'cache-control': 'public, max-age=60, immutable', 'set-cookie': ['a=1'] },
      {},
    )
    addSetCookies(head, ['b=2'])
    expect(head).toEqual({ 'cache-control': 'private, max-age=60, immutable', 'set-cookie': ['a=1', 'b=2'] })
  })

  it('leaves a response public when there is no cookie to add', () => {
    const head = toClientHeaders({ 'cache-control': 'public, max-age=60' }, {})
    addSetCookies(head, [])
    expect(head).toEqual({ 'cache-control': 'public, max-age=60' })
  })
})
