import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  mediaLinkVerdictHeader,
  mediaLocationHeader,
  mediaPartHeader,
  PIECE_BYTES,
  parseMediaLinkVerdict,
} from '@hibiki/media-storage'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ContentApp, createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

let content: ContentApp
let fileId: string
const bytes = randomBytes(3 * PIECE_BYTES + 77)
const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`
const sessionId = randomUUID()
let cookie: string

beforeAll(async () => {
  content = await createContentApp()
  fileId = (await addSound(content, { bytes })).mediaFileId
  cookie = await content.sessions.cookieFor({ sessionId })
})
afterAll(() => content.close())

const linkOf = (id = fileId, session: string | null = sessionId) =>
  content.links.sign(id, session).slice('/api'.length)
const fetchMedia = (headers: Record<string, string> = {}, url = linkOf(), method: 'GET' | 'HEAD' = 'GET') =>
  content.app.inject({ method, url, headers: { cookie, ...headers } })

describe('GET /media/{fileId}', () => {
  it('returns 200 with the whole file and the headers that players and caches need', async () => {
    const answer = await fetchMedia()
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      etag,
      'content-type': 'audio/mpeg',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'last-modified': 'Sun, 01 Nov 2026 00:00:00 GMT',
      'cache-control': 'private, max-age=600',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
  })

  it('finds the file also by the id of the sound, until that sound is withdrawn', async () => {
    const sound = await addSound(content, { bytes: randomBytes(100) })
    const { db } = content.database
    const other = await addSound(content)
    await db
      .updateTable('sounds')
      .set({ media_file_id: sound.mediaFileId })
      .where('id', '=', other.id)
      .execute()
    expect((await fetchMedia({}, linkOf(sound.id))).rawPayload).toHaveLength(100)
    await db.updateTable('sounds').set({ withdrawn_at: new Date() }).where('id', '=', sound.id).execute()
    const status = async () => (await fetchMedia({}, linkOf(sound.id))).statusCode
    await vi.waitFor(async () => expect(await status()).toBe(404), { timeout: 5000 })
    expect((await fetchMedia({}, linkOf(sound.mediaFileId))).statusCode).toBe(200)
  })

  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=10-19', 10, 20],
    [`bytes=${bytes.length - 5}-`, bytes.length - 5, bytes.length],
    ['bytes=-7', bytes.length - 7, bytes.length],
    ['bytes=1-', 1, bytes.length],
    [`bytes=3-${2 * PIECE_BYTES + 3}`, 3, 2 * PIECE_BYTES + 4],
    [`bytes=0-${PIECE_BYTES - 1}`, 0, PIECE_BYTES],
    [`bytes=0-${PIECE_BYTES}`, 0, PIECE_BYTES + 1],
    ['bytes=5-99999999', 5, bytes.length],
  ])('returns 206 with the requested part for %s', async (range, from, until) => {
    const answer = await fetchMedia({ range })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${from}-${until - 1}/${bytes.length}`)
    expect(answer.headers['content-length']).toBe(String(until - from))
    expect(answer.rawPayload.equals(bytes.subarray(from, until))).toBe(true)
  })

  it('rejects a range beyond the end with 416 CONTENT_MEDIA_RANGE_OUTSIDE and the size of the file', async () => {
    const answer = await fetchMedia({ range: `bytes=${bytes.length}-` })
    expect([answer.statusCode, answer.json().code]).toEqual([416, 'CONTENT_MEDIA_RANGE_OUTSIDE'])
    expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`)
  })

  it.each(['bytes=0-1,5-6', 'bytes=9-3', 'items=0-1', 'bytes=x'])(
    'returns 200 with the whole file for %s, which is not a single range',
    async (range) => {
      const answer = await fetchMedia({ range })
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes.length])
    },
  )

  it.each([
    [{ 'if-none-match': etag }, 304],
    [{ 'if-none-match': `W/${etag}` }, 304],
    [{ 'if-none-match': '"other"' }, 200],
    [{ 'if-modified-since': 'Sun, 01 Nov 2026 00:00:00 GMT' }, 304],
    [{ 'if-none-match': etag, range: 'bytes=0-1' }, 304],
    [{ 'if-match': '"other"' }, 412],
    [{ 'if-unmodified-since': 'Sat, 31 Oct 2026 00:00:00 GMT' }, 412],
    [{ 'if-match': etag, range: 'bytes=0-1' }, 206],
    [{ 'if-range': etag, range: 'bytes=0-1' }, 206],
    [{ 'if-range': `W/${etag}`, range: 'bytes=0-1' }, 200],
    [{ 'if-range': '"other"', range: 'bytes=0-1' }, 200],
    [{ 'if-range': '"other"', range: 'bytes=99999999-' }, 200],
    [{ 'if-range': 'Sun, 01 Nov 2026 00:00:00 GMT', range: 'bytes=0-1' }, 206],
    [{ 'if-range': 'Mon, 02 Nov 2026 00:00:00 GMT', range: 'bytes=0-1' }, 200],
  ])('evaluates the conditional headers %j with status %i', async (headers, status) => {
    const answer = await fetchMedia(headers)
    expect(answer.statusCode).toBe(status)
    if (status === 304) {
      expect(answer.rawPayload).toHaveLength(0)
      expect(answer.headers.etag).toBe(etag)
      expect(answer.headers['content-type']).toBeUndefined()
    }
    if (status === 412) expect(answer.json().code).toBe('CONTENT_MEDIA_CHANGED')
  })
})

describe('GET /media/{fileId} with a signed link', () => {
  it('returns 404 CONTENT_MEDIA_LINK_INVALID in another session and for visitors', async () => {
    const stranger = await content.sessions.cookieFor()
    for (const headers of [{ cookie: stranger }, { cookie: '' }]) {
      const answer = await fetchMedia(headers)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'CONTENT_MEDIA_LINK_INVALID'])
    }
  })

  it.each([
    ['another file', () => linkOf().replace(fileId, randomUUID())],
    ['a path instead of a file', () => linkOf().replace(fileId, '..%2F..%2Fetc%2Fpasswd')],
    ['a later expiry', () => linkOf().replace(/exp=\d+/, (exp) => `exp=${Number(exp.slice(4)) + 60}`)],
    ['another signature', () => linkOf().replace(/sig=./, (sig) => (sig === 'sig=A' ? 'sig=B' : 'sig=A'))],
    ['no signature', () => linkOf().replace(/&sig=.*/, '')],
    ['neither expiry nor signature', () => `/media/${fileId}`],
  ])('returns 404 CONTENT_MEDIA_LINK_INVALID for a link with %s', async (_what, url) => {
    const answer = await fetchMedia({}, url())
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'CONTENT_MEDIA_LINK_INVALID'])
  })

  it('returns 410 CONTENT_MEDIA_LINK_EXPIRED after ten minutes, and lets caches store the file only until then', async () => {
    const url = linkOf()
    const before = content.clock.now
    content.clock.now = new Date(before.getTime() + 590_000)
    expect((await fetchMedia({}, url)).headers['cache-control']).toBe('private, max-age=10')
    content.clock.now = new Date(before.getTime() + 600_000)
    const answer = await fetchMedia({}, url)
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'CONTENT_MEDIA_LINK_EXPIRED'])
    content.clock.now = before
  })

  it('returns 404 after the session has ended', async () => {
    const session = randomUUID()
    const own = { cookie: await content.sessions.cookieFor({ sessionId: session }) }
    expect((await fetchMedia(own, linkOf(fileId, session))).statusCode).toBe(200)
    content.sessions.end(session, 'logout')
    expect((await fetchMedia(own, linkOf(fileId, session))).statusCode).toBe(404)
  })

  it('returns 503 E5030 while sessions cannot be verified, but still sends the visitors’ sample', async () => {
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    const verify = vi.spyOn(content.sessions.verifier, 'verify').mockRejectedValue(away)
    const answer = await fetchMedia()
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'E5030'])
    expect((await fetchMedia({}, linkOf(fileId, null))).statusCode).toBe(200)
    verify.mockRestore()
    expect((await fetchMedia()).statusCode).toBe(200)
  })

  it('sends the visitors’ sample to visitors and members', async () => {
    for (const headers of [{ cookie: '' }, {}]) {
      expect((await fetchMedia(headers, linkOf(fileId, null))).statusCode).toBe(200)
    }
  })

  it('returns 404 within 5 s after the sound is withdrawn', async () => {
    const sound = await addSound(content)
    expect((await fetchMedia({}, linkOf(sound.mediaFileId))).statusCode).toBe(200)
    await content.database.db
      .updateTable('sounds')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', sound.id)
      .execute()
    await vi.waitFor(
      async () => expect((await fetchMedia({}, linkOf(sound.mediaFileId))).statusCode).toBe(404),
      { timeout: 5000, interval: 200 },
    )
  })

  it('returns 404 for a sound that is not published', async () => {
    const { mediaFileId } = await addSound(content, { published: false })
    expect((await fetchMedia({}, linkOf(mediaFileId))).statusCode).toBe(404)
  })
})

describe('HEAD /media/{fileId}', () => {
  it('returns the headers of the whole file, whatever range is requested', async () => {
    const answer = await fetchMedia({ range: 'bytes=0-1' }, linkOf(), 'HEAD')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toHaveLength(0)
    expect(answer.headers).toMatchObject({
      etag,
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'content-type': 'audio/mpeg',
    })
  })

  it('checks the link and the conditional headers', async () => {
    expect((await fetchMedia({ cookie: '' }, linkOf(), 'HEAD')).statusCode).toBe(404)
    expect((await fetchMedia({ 'if-none-match': etag }, linkOf(), 'HEAD')).statusCode).toBe(304)
  })
})

describe('storage files during GET /media/{fileId}', () => {
  it('closes the file when the client disconnects in the middle of the response', async () => {
    const big = await addSound(content, { bytes: randomBytes(20 * 1024 * 1024) })
    await content.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = content.app.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}${linkOf(big.mediaFileId)}`
    const leave = () =>
      new Promise<void>((resolve, reject) => {
        get(url, { headers: { cookie } }, (response: IncomingMessage) => {
          response.once('data', () => {
            response.destroy()
            resolve()
          })
        }).on('error', reject)
      })
    await Promise.all(Array.from({ length: 40 }, leave))
    await vi.waitFor(() => expect(content.storage.countOpenFilesInUse()).toBe(0), { timeout: 5000 })
    await wait(50)
    expect(content.storage.countOpenFilesInUse()).toBe(0)
  })
})

describe('GET /media/{fileId} for a gateway that reads the storage itself', () => {
  let handing: ContentApp
  let url: string
  const hello = Buffer.from('0123456789')
  beforeAll(async () => {
    handing = await createContentApp({ handsMediaOver: true })
    const { mediaFileId } = await addSound(handing, { bytes: hello })
    url = handing.links.sign(mediaFileId, null).slice('/api'.length)
  })
  afterAll(() => handing.close())

  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    handing.app.inject({ method, url, headers: { [mediaPartHeader]: 'name it', ...headers } })

  it.each([
    [{}, 200, '0-9', undefined],
    [{ range: 'bytes=2-5' }, 206, '2-5', 'bytes 2-5/10'],
    [{ range: 'bytes=-3' }, 206, '7-9', 'bytes 7-9/10'],
    [{ range: 'bytes=4-', 'if-range': '"other"' }, 200, '0-9', undefined],
  ])(
    'returns the storage key and the range instead of the bytes: %j',
    async (headers, status, bytesNamed, contentRange) => {
      const answer = await ask(headers as Record<string, string>)
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([status, 0])
      expect(answer.headers[mediaPartHeader]).toMatch(new RegExp(`^${bytesNamed} \\S+\\.mp3$`))
      expect(answer.headers['content-range']).toBe(contentRange)
      expect(answer.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' })
    },
  )

  it('returns the properties of the file and the remaining lifetime of the link, by which the gateway serves further ranges', async () => {
    const said = (await ask({ range: 'bytes=2-5' })).headers[mediaLinkVerdictHeader]
    expect(parseMediaLinkVerdict(String(said))).toEqual({
      file: {
        storageKey: expect.stringMatching(/\.mp3$/),
        bytes: 10,
        contentType: 'audio/mpeg',
        modifiedAt: new Date('2026-11-01T00:00:00Z'),
        etag: `"${createHash('sha256').update(hello).digest('hex')}"`,
      },
      expiresInMs: 600_000,
    })
  })

  it('returns no storage key with 304, 412, 416 or for HEAD', async () => {
    const { etag } = (await ask({})).headers
    for (const [headers, status] of [
      [{ 'if-none-match': String(etag) }, 304],
      [{ 'if-match': '"other"' }, 412],
      [{ range: 'bytes=10-' }, 416],
    ] as const) {
      const answer = await ask(headers)
      expect([answer.statusCode, answer.headers[mediaPartHeader]]).toEqual([status, undefined])
      expect(answer.headers).not.toHaveProperty(mediaLinkVerdictHeader)
    }
    expect((await ask({}, 'HEAD')).headers[mediaPartHeader]).toBeUndefined()
  })

  it('sends the bytes when the request does not ask for the storage key', async () => {
    const answer = await handing.app.inject({ url, headers: { range: 'bytes=2-5' } })
    expect(answer.payload).toBe('2345')
    expect(answer.headers).not.toHaveProperty(mediaPartHeader)
  })

  it('ignores the gateway’s header where no gateway is configured, so that clients cannot learn storage keys', async () => {
    const answer = await fetchMedia({ [mediaPartHeader]: 'name it', range: 'bytes=0-1' })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([206, 2])
    expect(answer.headers).not.toHaveProperty(mediaPartHeader)
    expect(answer.headers).not.toHaveProperty(mediaLinkVerdictHeader)
  })

  it('returns 500 without a Content-Range header when the file is missing', async () => {
    const { mediaFileId } = await addSound(content)
    const link = linkOf(mediaFileId)
    const { storage_key } = await content.database.db
      .selectFrom('media_files')
      .select('storage_key')
      .where('id', '=', mediaFileId)
      .executeTakeFirstOrThrow()
    await rm(join(content.mediaFolder, storage_key))
    const answer = await fetchMedia({ range: 'bytes=0-1' }, link)
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'E5000'])
    expect(answer.headers).not.toHaveProperty('content-range')
  })
})

describe('GET /media/{fileId} for an edge that sends the bytes', () => {
  let content: ContentApp
  let at: (session: string | null) => string
  const own = randomUUID()
  beforeAll(async () => {
    content = await createContentApp({ hasEdge: true })
    const { mediaFileId } = await addSound(content, { bytes: Buffer.from('0123456789') })
    at = (session) => content.links.sign(mediaFileId, session).slice('/api'.length)
  })
  afterAll(() => content.close())

  const ask = async (url: string, headers: Record<string, string> = {}) =>
    content.app.inject({ url, headers: { [mediaLocationHeader]: 'name it', ...headers } })

  it('returns 204 with the headers of the whole file and its location, whatever range is requested', async () => {
    const answer = await ask(at(null), { range: 'bytes=2-5' })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([204, 0])
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'last-modified': 'Sun, 01 Nov 2026 00:00:00 GMT',
      'x-accel-expires': '1',
      // The edge may use this response for up to two more seconds, which must not exceed the link.
      'cache-control': 'private, max-age=598',
      [mediaLocationHeader]: expect.stringMatching(/^\/[\w-]+\.mp3$/),
    })
    expect(answer.headers).not.toHaveProperty('content-range')
  })

  it('forbids the edge to cache the response when the link expires within two seconds', async () => {
    const link = at(null)
    const { clock } = content
    const now = clock.now
    clock.now = new Date(now.getTime() + 598_000)
    const { headers } = await ask(link)
    clock.now = now
    expect([headers['x-accel-expires'], headers['cache-control']]).toEqual(['0', 'private, max-age=0'])
  })

  it('returns no location to another session', async () => {
    const cookie = await content.sessions.cookieFor({ sessionId: own })
    expect((await ask(at(own), { cookie })).statusCode).toBe(204)
    const answer = await ask(at(randomUUID()), { cookie })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).not.toHaveProperty(mediaLocationHeader)
  })

  it('sends the bytes where no edge is configured', async () => {
    const answer = await fetchMedia({ [mediaLocationHeader]: 'name it' })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes.length])
    expect(answer.headers).not.toHaveProperty(mediaLocationHeader)
  })
})
