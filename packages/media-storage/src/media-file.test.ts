import { describe, expect, it } from 'vitest'
import { formatMediaLinkVerdict, type MediaLinkVerdict, parseMediaLinkVerdict } from './media-file.ts'

const verdict: MediaLinkVerdict = {
  file: {
    storageKey: 'demo/forest.mp3',
    bytes: 40_000_000_000,
    contentType: 'audio/mpeg',
    modifiedAt: new Date('2026-11-01T00:00:00.700Z'),
    etag: '"abc"',
  },
  expiresInMs: 599_123,
}

describe('a verdict in a header', () => {
  it('survives encoding, in characters that a header allows', () => {
    const text = formatMediaLinkVerdict(verdict)
    expect(text).toMatch(/^[ -~]+$/)
    expect(parseMediaLinkVerdict(text)).toEqual(verdict)
  })

  it.each(['', 'null', '{}', '[]', '[1,2,3,"e","t"]', '["1",2,3,"e","t","k"]', '[1,2,3,4,"t","k"]', '[1,2'])(
    'is undefined for %j',
    (text) => expect(parseMediaLinkVerdict(text)).toBeNull(),
  )
})
