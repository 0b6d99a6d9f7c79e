import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createS3Storage } from '@hibiki/media-storage/s3'
import { createTestBucket, type MediaEdge, startMediaEdge } from '@hibiki/test-harness'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ContentApp, createContentApp } from '../../../services/content/src/testing/content-app.ts'
import { startReplica } from '../../../services/content/src/testing/replicas.ts'
import { addSound } from '../../../services/content/src/testing/sounds.ts'
import {
  startTestGateway,
  type TestGateway,
} from '../../../services/gateway/src/testing/start-test-gateway.ts'

const bytes = randomBytes(700_001)
const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`
const modified = 'Sun, 01 Nov 2026 00:00:00 GMT'
const key = 'e'.repeat(32)

/** Runs nginx, the gateway and content in a chain as deployed, and records which calls reach content. */
interface Chain {
  folder: string
  edge: MediaEdge
  gateway: TestGateway
  toContent: string[]
}
let closing: AsyncDisposableStack
let content: ContentApp
let onDisk: Chain
let onS3: Chain
let fileId: string
let storageKey: string
let sessionId: string
let cookie: string
let folder: string

beforeAll(async () => {
  closing = new AsyncDisposableStack()
  content = closing.adopt(await createContentApp({ hasEdge: true }), (app) => app.close())
  folder = await mkdtemp(join(tmpdir(), 'hibiki-edge-'))
  closing.defer(() => rm(folder, { recursive: true }))
  fileId = (await addSound(content, { bytes })).mediaFileId
  storageKey = await storageKeyOf(fileId)
  const settings = await createTestBucket()
  const bucket = closing.adopt(createS3Storage(settings), (storage) => storage.close())
  await bucket.put(storageKey, Readable.from([bytes]))
  onDisk = await startChain('disk', null, { mediaFolder: content.mediaFolder })
  onS3 = await startChain('s3', settings, { bucketUrl: settings.endpoint })
  sessionId = randomUUID()
  cookie = await content.sessions.cookieFor({ sessionId })
})
afterAll(() => closing.disposeAsync())

async function startChain(
  name: string,
  settings: Parameters<typeof startReplica>[1],
  source: Parameters<typeof startMediaEdge>[0]['source'],
): Promise<Chain> {
  const copy = closing.adopt(await startReplica(content, settings), (one) => one.close())
  const toContent: string[] = []
  copy.app.server.on('request', ({ headers }) =>
    toContent.push(headers['x-internal-media-place'] === undefined ? 'bytes' : 'place'),
  )
  const gateway = closing.adopt(
    await startTestGateway({
      services: { content: [copy.url] },
      sessions: content.sessions.verifier,
      settings: { MEDIA_EDGE_KEYS: key },
    }),
    (one) => one.close(),
  )
  const own = await mkdtemp(join(folder, `${name}-`))
  const edge = closing.adopt(
    await startMediaEdge({ folder: own, gatewayUrl: gateway.origin, key, source }),
    (one) => one.stop(),
  )
  return { folder: own, edge, gateway, toContent }
}

async function storageKeyOf(id: string): Promise<string> {
  const row = await content.database.db
    .selectFrom('media_files')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.storage_key
}

const linkOf = (session: string | null = sessionId, id = fileId) => content.links.sign(id, session)

/** Returns all that a caller can see of a response except its request id. */
async function ask(url: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const answer = await fetch(url, { ...options, headers: { cookie, ...options.headers } })
  const way = ['date', 'server', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding']
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !way.includes(name))),
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

describe.each([
  ['a disk', () => onDisk],
  ['a bucket', () => onS3],
] as const)('media files that the edge sends from %s', (_where, chainOf) => {
  it.each([
    ['the whole file', {}, 200],
    ['the first byte', { range: 'bytes=0-0' }, 206],
    ['a range', { range: 'bytes=1000-500000' }, 206],
    ['a range to the end', { range: 'bytes=0-' }, 206],
    ['the last bytes', { range: 'bytes=-77' }, 206],
    ['a range beyond the end', { range: 'bytes=5-99999999' }, 206],
    ['a range with If-Range of this ETag', { range: 'bytes=5-9', 'if-range': etag }, 206],
    ['a range with If-Range of this date', { range: 'bytes=5-9', 'if-range': modified }, 206],
    ['a range with If-Range of another ETag', { range: 'bytes=5-9', 'if-range': '"other"' }, 200],
  ])('have the same response as through the gateway, byte by byte: %s', async (_what, headers, status) => {
    const { edge, gateway, toContent } = chainOf()
    const link = linkOf()
    // No verdict is cached for new cookies; a busy machine may take longer than a verdict is cached.
    const fromEdge = await vi.waitFor(async () => {
      const own = { cookie: `${cookie}; n=${randomUUID()}` }
      await ask(edge.url + link, { headers: own })
      toContent.length = 0
      const answer = await ask(edge.url + link, { headers: { ...headers, ...own } })
      // The cached verdict is enough, so this call does not reach Node.
      expect(toContent).toEqual([])
      return answer
    }, 10_000)
    const fromGateway = await ask(gateway.origin + link, { headers })
    expect(fromEdge.status).toBe(status)
    // A client's cache must not outlive the link because the edge cached its verdict.
    const [shorter, longer] = [fromEdge, fromGateway].map(({ headers: { 'cache-control': control = '' } }) =>
      Number(/^private, max-age=(\d+)$/.exec(control)?.[1]),
    )
    expect((longer as number) - (shorter as number)).toBeGreaterThanOrEqual(0)
    expect((longer as number) - (shorter as number)).toBeLessThanOrEqual(4)
    const same = (answer: typeof fromEdge) => ({
      ...answer,
      headers: { ...answer.headers, 'cache-control': '' },
      body: createHash('sha256').update(answer.body).digest('hex'),
    })
    expect(same(fromEdge)).toEqual(same(fromGateway))
  })

  it.each([
    ['HEAD', 'HEAD', {}, 200],
    ['a conditional request for a cached file', 'GET', { 'if-none-match': etag }, 304],
    ['a failed If-Match', 'GET', { 'if-match': '"other"' }, 412],
    ['a range outside of the file', 'GET', { range: 'bytes=700001-' }, 416],
    ['several ranges', 'GET', { range: 'bytes=0-1,5-6' }, 200],
    ['an unknown range unit', 'GET', { range: 'sheep=1-2' }, 200],
  ])(
    'are forwarded to content when more than plain bytes is requested: %s',
    async (_what, method, headers, status) => {
      const { edge, gateway } = chainOf()
      const link = linkOf()
      const fromEdge = await ask(edge.url + link, { method, headers })
      const fromGateway = await ask(gateway.origin + link, { method, headers })
      expect(fromEdge.status).toBe(status)
      for (const name of ['content-type', 'content-range', 'etag'].filter(
        (one) => one in fromGateway.headers,
      ))
        expect(fromEdge.headers[name]).toBe(fromGateway.headers[name])
      expect(fromEdge.headers['cache-control']).toContain(
        /no-store|private/.exec(fromGateway.headers['cache-control'] ?? '')?.[0],
      )
      expect(fromEdge.body).toHaveLength(fromGateway.body.length)
    },
  )

  it.each([
    ['another session', () => linkOf(randomUUID()), 404, 'E4041'],
    ['a changed link', () => linkOf().replace('exp=1', 'exp=2'), 404, 'E4041'],
    ['an unknown file', () => linkOf(sessionId, randomUUID()), 404, 'E4041'],
  ])('are rejected as by the gateway: %s', async (_what, link, status) => {
    const { edge, gateway } = chainOf()
    const path = link()
    const [fromEdge, fromGateway] = [await ask(edge.url + path), await ask(gateway.origin + path)]
    const read = ({ body }: typeof fromEdge) => ({ ...JSON.parse(body.toString()), requestId: '' })
    expect(fromEdge.status).toBe(status)
    expect(read(fromEdge)).toEqual(read(fromGateway))
    expect(Object.keys(fromEdge.headers)).toEqual(Object.keys(fromGateway.headers))
  })

  it('are not sent to other callers while the edge caches a verdict for one', async () => {
    const { edge } = chainOf()
    const link = linkOf()
    expect((await ask(edge.url + link)).status).toBe(200)
    const stranger = await content.sessions.cookieFor({ sessionId: randomUUID() })
    for (const other of [stranger, '', `${cookie}x`])
      expect((await ask(edge.url + link, { headers: { cookie: other } })).status).toBe(404)
    expect((await ask(edge.url + link)).status).toBe(200)
  })

  it('are rejected within two seconds after the session ends', async () => {
    const { edge } = chainOf()
    const ended = randomUUID()
    const headers = { cookie: await content.sessions.cookieFor({ sessionId: ended }) }
    const link = linkOf(ended)
    expect((await ask(edge.url + link, { headers })).status).toBe(200)
    content.sessions.end(ended, 'logout')
    const endedAt = performance.now()
    let lastPlayedAt = endedAt
    // The time of the request counts, not how long a busy machine took to respond.
    await vi.waitFor(
      async () => {
        const askedAt = performance.now()
        const { status } = await ask(edge.url + link, { headers })
        if (status === 200) lastPlayedAt = askedAt
        expect(status).toBe(404)
      },
      { timeout: 15_000, interval: 100 },
    )
    expect(lastPlayedAt - endedAt).toBeLessThan(2000)
  })

  it('are rejected within five seconds after the sound is withdrawn', async () => {
    const { edge } = chainOf()
    const sound = await addSound(content, { bytes: randomBytes(100) })
    const link = linkOf(sessionId, sound.id)
    expect((await ask(edge.url + link)).status).not.toBe(404)
    await content.database.db
      .updateTable('sounds')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', sound.id)
      .execute()
    await vi.waitFor(async () => expect((await ask(edge.url + link)).status).toBe(404), {
      timeout: 5000,
      interval: 100,
    })
  })

  it('are sent without their place in storage, whatever headers a caller sends', async () => {
    const { edge, gateway } = chainOf()
    const asEdge = { 'x-internal-media-edge': key, 'x-internal-media-place': 'name it' }
    const link = linkOf()
    const throughEdge = await ask(edge.url + link, { headers: { ...asEdge, 'if-match': etag } })
    expect([throughEdge.status, throughEdge.body.equals(bytes)]).toEqual([200, true])
    const guessed = { ...asEdge, 'x-internal-media-edge': 'g'.repeat(32) }
    const pastEdge = await ask(gateway.origin + link, { headers: guessed })
    expect([pastEdge.status, pastEdge.body.equals(bytes)]).toEqual([200, true])
    for (const { headers } of [throughEdge, pastEdge])
      expect(Object.keys(headers).filter((name) => /^x-(internal|accel)/.test(name))).toEqual([])
    expect((await ask(`${edge.url}/verdict`)).status).toBe(404)
  })
})

it('come through the gateway when the edge does not find the file', async () => {
  const place = await mkdtemp(join(folder, 'blind-'))
  const source = { mediaFolder: join(place, 'nothing') }
  await using stack = new AsyncDisposableStack()
  const edge = stack.adopt(
    await startMediaEdge({ folder: place, gatewayUrl: onDisk.gateway.origin, key, source }),
    (one) => one.stop(),
  )
  onDisk.toContent.length = 0
  const answer = await ask(edge.url + linkOf(), { headers: { range: 'bytes=7-9' } })
  expect([answer.status, answer.body.equals(bytes.subarray(7, 10))]).toEqual([206, true])
  expect(onDisk.toContent).toEqual(['place', 'bytes'])
})

it('are an error, not an empty response, when the bucket has lost the file', async () => {
  const { mediaFileId } = await addSound(content, { bytes: Buffer.from('lost in the bucket') })
  const answer = await ask(onS3.edge.url + linkOf(sessionId, mediaFileId))
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect(JSON.parse(answer.body.toString())).toHaveProperty('code')
})

it("leave no link and no cookie in the edge's log", async () => {
  const link = linkOf()
  await ask(onDisk.edge.url + link)
  const log = async () => (await readFile(join(onDisk.folder, 'access.log'), 'utf8')).trim()
  await vi.waitFor(async () => expect(await log()).toContain('"route":"media"'), { timeout: 3000 })
  expect(await log()).not.toContain('sig=')
  expect(await log()).not.toContain(fileId)
})
