import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unzip } from '@hibiki/test-harness'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity } from '../../testing/test-identity.ts'
import { findOldestExportRequestTime } from './exports.sql.ts'
import { prepareExports } from './prepare-exports.ts'

/** What the other service responds: its data with its attachments, and their bytes. */
let stub: {
  status: number
  asked: string[]
  attachments?: unknown
  photo: Buffer | null
  /** The other service cannot read these photos. */
  unreadable: string[]
  /** Runs while a photo is requested. */
  meanwhile: () => Promise<void>
}

const identity = await createTestIdentity()
const content = createServer(async (request, response) => {
  stub.asked.push(request.url ?? '')
  if (request.url?.includes('/photos/')) {
    await stub.meanwhile()
    if (stub.unreadable.some((photo) => request.url?.endsWith(photo))) return response.writeHead(500).end()
    response.writeHead(stub.photo ? 200 : 404, { 'content-type': 'image/jpeg' })
    return response.end(stub.photo ?? '')
  }
  response.writeHead(stub.status, { 'content-type': 'application/json' })
  return response.end(JSON.stringify({ plays: [{ title: '波' }], attachments: stub.attachments }))
})
await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve))
const contentUrl = `http://127.0.0.1:${(content.address() as AddressInfo).port}`
afterAll(async () => {
  await new Promise((resolve) => content.close(resolve))
  await identity.close()
})
beforeEach(async () => {
  stub = { status: 200, asked: [], photo: null, unreadable: [], meanwhile: async () => {} }
  await identity.database.db.deleteFrom('exports').execute()
})

const lines: string[] = []
const prepare = () =>
  prepareExports({
    ...identity.context,
    // A service with two replicas.
    dataSources: [{ service: 'content', url: `${contentUrl},${contentUrl}` }],
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  })

async function loggedIn() {
  const member = await identity.addMember()
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  return { member, browser }
}
const ask = async (browser: CookieBrowser): Promise<string> =>
  (await browser.call('POST', '/account/export')).json().id
const list = async (browser: CookieBrowser) => (await browser.call('GET', '/account/exports')).json()
const file = (browser: CookieBrowser, id: string) => browser.call('GET', `/account/export-file?id=${id}`)

describe('POST /account/export', () => {
  it('responds with 200, and the export is prepared and downloaded by its owner', async () => {
    const { member, browser } = await loggedIn()
    await browser.call('POST', '/agreement/agree-providing-data?agreement=true')
    const id = await ask(browser)
    expect((await file(browser, id)).statusCode).toBe(404)
    const requestedAt = identity.now().toISOString()
    expect(await list(browser)).toEqual([{ id, state: 'requested', requestedAt, readyAt: null }])
    await prepare()
    expect(await list(browser)).toEqual([{ id, state: 'ready', requestedAt, readyAt: requestedAt }])
    const response = await file(browser, id)
    expect(response.headers['content-type']).toBe('application/zip')
    expect(response.headers['content-disposition']).toBe('attachment; filename="hibiki-data.zip"')
    const files = unzip(response.rawPayload)
    expect(Object.keys(files)).toEqual(['hibiki-data.json'])
    const json = String(files['hibiki-data.json'])
    const data = JSON.parse(json)
    expect(data.content).toEqual({ plays: [{ title: '波' }] })
    expect(stub.asked).toEqual([`/internal/members/${member.id}/export`])
    expect(data.identity).toMatchObject({
      users: [{ id: member.id, email: member.email }],
      userRoles: [{ role: 'ROLE_GENERAL' }],
      consents: [{ document: 'providing-data', agreed: true }],
    })
    expect(data.identity.sessions).toHaveLength(1)
    expect(json).not.toMatch(/argon2|password_hash|sealed|token_hash/)
  })

  describe('an export with photos', () => {
    const photos = (member: { id: string }, count: number) =>
      Array.from({ length: count }, (_, number) => ({
        path: `face-photos/${number}-before.jpg`,
        from: `/internal/members/${member.id}/photos/${number}`,
      }))
    async function copy(browser: CookieBrowser) {
      const id = await ask(browser)
      await prepare()
      const files = unzip((await file(browser, id)).rawPayload)
      return { files, data: JSON.parse(String(files['hibiki-data.json'])) }
    }

    it('contains them unchanged beside the data', async () => {
      const { member, browser } = await loggedIn()
      stub.attachments = photos(member, 2)
      stub.photo = randomBytes(3000)
      const { files, data } = await copy(browser)
      expect(files).toMatchObject({
        'face-photos/0-before.jpg': stub.photo,
        'face-photos/1-before.jpg': stub.photo,
      })
      expect([data.content, data.filesLeftOut]).toEqual([{ plays: [{ title: '波' }] }, []])
    })

    it('lists deleted photos and those that exceed its maximum size', async () => {
      const { member, browser } = await loggedIn()
      stub.attachments = photos(member, 3)
      const gone = await copy(browser)
      expect(Object.keys(gone.files)).toEqual(['hibiki-data.json'])
      expect(gone.data.filesLeftOut).toHaveLength(3)
      identity.advance(60)
      stub.photo = Buffer.alloc(15 * 1024 * 1024, 1)
      const full = await copy(browser)
      expect(Object.keys(full.files)).toEqual([
        'hibiki-data.json',
        'face-photos/0-before.jpg',
        'face-photos/1-before.jpg',
      ])
      expect(full.data.filesLeftOut).toEqual(['face-photos/2-before.jpg'])
    })

    it('waits for an unreadable photo, and finally leaves it out and lists it', async () => {
      const { member, browser } = await loggedIn()
      stub.attachments = photos(member, 3)
      stub.photo = randomBytes(3000)
      stub.unreadable = ['/photos/1']
      const id = await ask(browser)
      for (let minute = 0; minute < 10; minute++) {
        await prepare()
        identity.advance(60)
      }
      expect((await list(browser))[0]).toMatchObject({ id, state: 'requested' })
      await prepare()
      const files = unzip((await file(browser, id)).rawPayload)
      expect(Object.keys(files)).toEqual([
        'hibiki-data.json',
        'face-photos/0-before.jpg',
        'face-photos/2-before.jpg',
      ])
      expect(JSON.parse(String(files['hibiki-data.json'])).filesLeftOut).toEqual(['face-photos/1-before.jpg'])
    })

    it('is prepared once, although its photos take longer than a lease and other replicas poll', async () => {
      const { member, browser } = await loggedIn()
      stub.attachments = photos(member, 4)
      stub.photo = randomBytes(10)
      stub.meanwhile = async () => {
        identity.advance(2 * 60)
        await prepare()
      }
      const { data } = await copy(browser)
      expect(data.filesLeftOut).toEqual([])
      expect(stub.asked.filter((url) => url.endsWith('/export'))).toHaveLength(1)
    })

    it.each([
      ['of another member', { path: 'a/b.jpg', from: '/internal/members/other/photos/1' }],
      ['of another origin', { path: 'a/b.jpg', from: 'http://elsewhere.invalid/' }],
      ['whose path leaves the folder', { path: '../../b.jpg', from: null }],
      ['that is malformed', 'rubbish'],
    ])('is not made with an attachment %s', async (_, attachment) => {
      const { member, browser } = await loggedIn()
      const own = `/internal/members/${member.id}/photos/1`
      const isOwn = typeof attachment === 'object' && attachment.from === null
      stub.attachments = [isOwn ? { ...(attachment as object), from: own } : attachment]
      stub.photo = randomBytes(10)
      const id = await ask(browser)
      await prepare()
      expect((await list(browser))[0]).toMatchObject({ id, state: 'requested' })
      expect(stub.asked.filter((url) => url.includes('/photos/'))).toEqual([])
    })
  })

  it('returns the pending export when it is requested again', async () => {
    const { browser } = await loggedIn()
    const [first, second] = await Promise.all([ask(browser), ask(browser)])
    expect(first).toBe(second)
    await prepare()
    expect(await ask(browser)).not.toBe(first)
  })

  it('replaces the older export when the newer one is ready, so that repeated requests do not fill the disk', async () => {
    const { browser } = await loggedIn()
    const older = await ask(browser)
    await prepare()
    identity.advance(60)
    const newer = await ask(browser)
    expect((await file(browser, older)).statusCode).toBe(200)
    await prepare()
    const states = (await list(browser)).map(({ id, state }: { id: string; state: string }) => [id, state])
    expect(states).toEqual([
      [newer, 'ready'],
      [older, 'expired'],
    ])
    expect((await file(browser, older)).statusCode).toBe(404)
    const { rows } = await identity.database.pool.query('select from exports where sealed is not null')
    expect(rows).toHaveLength(1)
  })

  it('lets only its owner download an export, for 7 days, and responds with 404 otherwise', async () => {
    const [owner, other] = [await loggedIn(), await loggedIn()]
    const id = await ask(owner.browser)
    await prepare()
    expect((await file(other.browser, id)).statusCode).toBe(404)
    expect(await list(other.browser)).toEqual([])
    expect((await file(owner.browser, 'rubbish')).statusCode).toBe(404)
    expect((await file(new CookieBrowser(identity.app), id)).statusCode).toBe(401)
    identity.advance(7 * 86_400)
    await owner.browser.login(owner.member.email)
    expect((await file(owner.browser, id)).statusCode).toBe(404)
  })

  it('retries until every service has responded, because an export is complete or missing', async () => {
    const { browser } = await loggedIn()
    const findOldest = () => findOldestExportRequestTime(identity.database.db)
    expect(await findOldest()).toBeNull()
    const askedAt = identity.now()
    const id = await ask(browser)
    stub.status = 503
    await prepare()
    await prepare()
    expect(stub.asked).toHaveLength(1)
    expect((await list(browser))[0].state).toBe('requested')
    expect(lines.join('')).toContain('content responded with 503')
    stub.status = 200
    identity.advance(60)
    expect(await findOldest()).toEqual(askedAt)
    await prepare()
    expect((await file(browser, id)).statusCode).toBe(200)
    expect(await findOldest()).toBeNull()
  })

  it('prepares each export once, however many replicas run', async () => {
    const browsers = await Promise.all(Array.from({ length: 5 }, loggedIn))
    for (const { browser } of browsers) await ask(browser)
    await Promise.all([prepare(), prepare(), prepare()])
    expect(stub.asked).toHaveLength(5)
  })

  it('stores the content encrypted in the database', async () => {
    const { member, browser } = await loggedIn()
    await ask(browser)
    await prepare()
    const row = await identity.database.db.selectFrom('exports').select('sealed').executeTakeFirstOrThrow()
    expect(row.sealed?.toString('latin1')).not.toContain(member.email)
  })
})
