import { createHash } from 'node:crypto'
import { createTestBucket } from '@hibiki/test-harness'
import { chooseCount } from '@hibiki/test-harness/proofs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ContentApp, createContentApp } from '../../../testing/content-app.ts'
import { createMp3 } from '../../../testing/mp3.ts'
import { type Replica, startReplica } from '../../../testing/replicas.ts'
import { createTusClient } from '../../../testing/tus-client.ts'
import {
  addMasterData,
  createUploadSoundBody,
  type MasterDataIds,
  type Uploader,
  createUploader as uploaderOfApp,
} from '../../../testing/uploads.ts'
import { deleteExpiredUploads } from '../upload-jobs.ts'
import { toStagedKey } from '../upload-staging.ts'

const MB = 1024 * 1024
/** Half of the file exceeds one part of 8 MB, because a bucket keeps only whole parts. */
const LONG_MB = chooseCount({ test: 20, prove: 60 })
/** The file is encoded once for both storages. */
let longSound: Promise<Buffer<ArrayBuffer>> | undefined
afterAll(() => {
  longSound = undefined
})
const places = [
  ['a folder', async () => null],
  ['a bucket', createTestBucket],
] as const

describe.each(places)('tus uploads to %s with two replicas of the service', (_place, settings) => {
  let content: ContentApp
  let master: MasterDataIds
  let copies: [Replica, Replica]
  let operator: Uploader
  let where: Awaited<ReturnType<typeof settings>>
  let tone = 300
  beforeAll(async () => {
    content = await createContentApp()
    master = await addMasterData(content)
    where = await settings()
    copies = [await startReplica(content, where), await startReplica(content, where)]
    operator = await uploaderOf(copies[0])
  })
  afterAll(async () => {
    await Promise.all(copies.map((copy) => copy.close()))
    await content.close()
  })

  const uploaderOf = (copy: Replica, session?: object) =>
    uploaderOfApp({ app: copy.app, sessions: content.sessions }, session)
  const open = async (more: object = {}) => {
    const answer = await operator.post(
      '/upload/sound-dmv',
      await createUploadSoundBody(master, { dmv: '', ...more }),
    )
    expect(answer.statusCode).toBe(200)
    const target: { bucket: string; key: string; uploadUrl: string } = answer.json()
    const on = (copy: Replica, cookie = operator.cookie) =>
      createTusClient(copy.url, target.uploadUrl, cookie)
    return { ...target, first: on(copies[0]), second: on(copies[1]), on }
  }
  const state = async (key: string) => (await operator.get(`/upload/state?key=${key}`)).json()
  const settled = async (key: string, timeout = 20_000) => {
    await vi.waitFor(async () => expect((await state(key)).state).toMatch(/ready|refused/), {
      timeout,
      interval: 100,
    })
    return state(key)
  }
  const newSound = (seconds = 5) => createMp3({ seconds, hz: tone++ })
  const sizes = (key: string) =>
    Promise.all(
      ['', '.json', '.info', '.part'].map((end) => copies[0].storage.findSize(toStagedKey(key) + end)),
    )

  it('publishes a file that was sent in chunks', async () => {
    const bytes = await newSound()
    const { key, bucket, uploadUrl, first, second } = await open({ fileSize: bytes.length, title: '分割' })
    expect([bucket, uploadUrl]).toEqual([copies[0].staging.bucket, `/api/upload/tus/${key}`])
    expect((await first.head()).headers).toMatchObject({
      'upload-offset': '0',
      'upload-length': `${bytes.length}`,
    })
    expect(await state(key)).toEqual({ state: 'waiting', percent: 0 })
    const half = Math.floor(bytes.length / 2)
    expect(await first.patch(0, bytes.subarray(0, half))).toMatchObject({ status: 204 })
    expect(await state(key)).toEqual({ state: 'waiting', percent: 49 })
    expect((await second.patch(half, bytes.subarray(half))).headers['upload-offset']).toBe(`${bytes.length}`)
    expect(await settled(key)).toEqual({ state: 'ready', percent: 100 })
    const list = (await operator.get('/upload/sound-dmv-list')).json()
    expect(list).toContainEqual(expect.objectContaining({ title: '分割' }))
    expect((await first.head()).headers).toMatchObject({ 'upload-offset': `${bytes.length}` })
    expect((await first.patch(bytes.length, Buffer.from('x'))).body?.code).toBe('CONTENT_UPLOAD_CLOSED')
    // The staged bytes are deleted after the verdict is visible.
    await vi.waitFor(async () => expect(await sizes(key)).toEqual([null, null, null, null]), 10_000)
  })

  it(`resumes ${LONG_MB} MB on another replica after a dropped connection, and publishes every byte`, async () => {
    longSound ??= createMp3({ seconds: LONG_MB * 26.5, hz: 290, kbps: 320 })
    const bytes = await longSound
    expect(bytes.length).toBeGreaterThan(LONG_MB * MB)
    const { key, first, second } = await open({ fileSize: bytes.length, title: '長い夜' })
    const dropped = await first.begin(0, bytes.subarray(0, (LONG_MB / 2) * MB), bytes.length)
    await vi.waitFor(async () => expect((await state(key)).percent).toBeGreaterThan(10), { timeout: 20_000 })
    dropped.drop()
    const offset = Number((await second.head()).headers['upload-offset'])
    expect(offset).toBeGreaterThan((LONG_MB / 12) * MB)
    expect(offset).toBeLessThanOrEqual((LONG_MB / 2) * MB)
    expect(await second.patch(offset, bytes.subarray(offset))).toMatchObject({ status: 204 })
    expect(await settled(key, 100_000)).toEqual({ state: 'ready', percent: 100 })
    const list: { title: string; path: string }[] = (await operator.get('/upload/sound-dmv-list')).json()
    const path = list.find(({ title }) => title === '長い夜')?.path ?? ''
    const played = await fetch(copies[1].url + path.replace(/^\/api/, ''), {
      headers: { cookie: operator.cookie },
    })
    const hash = createHash('sha256').update(Buffer.from(await played.arrayBuffer()))
    expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  }, 180_000)

  it('lets a resuming client take the lock from a connection that hangs on another replica', async () => {
    const bytes = await newSound()
    const { key, first, second } = await open({ fileSize: bytes.length })
    const hanging = await first.begin(0, bytes.subarray(0, 1000), bytes.length)
    await vi.waitFor(async () => {
      const row = await lockOf(key)
      expect(row.lock_token).not.toBeNull()
    }, 10_000)
    expect(await second.head()).toMatchObject({ status: 200, headers: { 'upload-offset': '1000' } })
    await hanging.ended
    expect((await second.patch(1000, bytes.subarray(1000))).status).toBe(204)
    expect((await settled(key)).state).toBe('ready')
  })

  it('closes a request that falls silent, releases its lock and lets the client resume', async () => {
    const impatient = await startReplica(content, where, { uploadSilenceMs: 600 })
    try {
      const bytes = await newSound()
      const { key, on } = await open({ fileSize: bytes.length })
      const client = on(impatient)
      const silent = await client.begin(0, bytes.subarray(0, 1000), bytes.length)
      await silent.ended
      await vi.waitFor(async () => expect((await lockOf(key)).lock_token).toBeNull(), 5000)
      expect(await client.head()).toMatchObject({ status: 200, headers: { 'upload-offset': '1000' } })
      expect((await client.patch(1000, bytes.subarray(1000))).status).toBe(204)
      expect((await settled(key)).state).toBe('ready')
    } finally {
      await impatient.close()
    }
  })

  it('does not close a slow request that keeps sending', async () => {
    const impatient = await startReplica(content, where, { uploadSilenceMs: 2000 })
    try {
      const { on } = await open({ fileSize: 8 })
      const sent = on(impatient).patchSlowly(0, Buffer.alloc(8), 400)
      expect(await sent).toMatchObject({ status: 204, headers: { 'upload-offset': '8' } })
    } finally {
      await impatient.close()
    }
  })

  it('takes over the expired lock of a replica that was killed', async () => {
    const bytes = await newSound()
    const { key, first } = await open({ fileSize: bytes.length })
    await sql`update uploads set lock_token = uuidv7(), lock_until = now() + interval '1 second' where key = ${key}`.execute(
      content.database.db,
    )
    expect((await first.patch(0, bytes)).status).toBe(204)
    expect((await settled(key)).state).toBe('ready')
  })

  it('returns 404 to everyone but the member who opened the upload, also to administrators', async () => {
    const { key, on } = await open({ fileSize: 1000 })
    const other = await uploaderOf(copies[0], { roles: ['ROLE_ADMIN'] })
    const foreign = on(copies[0], other.cookie)
    expect((await foreign.head()).status).toBe(404)
    expect((await foreign.patch(0, Buffer.from('x'))).body?.code).toBe('E4040')
    expect((await foreign.cancel()).body?.code).toBe('E4040')
    expect((await other.get(`/upload/state?key=${key}`)).json().code).toBe('E4040')
    const general = await uploaderOf(copies[0], {})
    expect((await on(copies[0], general.cookie).patch(0, Buffer.from('x'))).body?.code).toBe('E4030')
    expect((await operator.get('/upload/state?key=../../etc/passwd')).json().code).toBe('E4040')
  })

  it('ignores a query string after the key', async () => {
    const { uploadUrl } = await open({ fileSize: 10 })
    for (const [offset, query] of ['?', '?a=1', '?a=/b'].entries()) {
      const client = createTusClient(copies[0].url, `${uploadUrl}${query}`, operator.cookie)
      const answer = await client.patch(offset, Buffer.alloc(1))
      expect([query, answer.status, answer.headers['upload-offset']]).toEqual([query, 204, `${offset + 1}`])
      expect((await client.head()).headers['upload-offset']).toBe(`${offset + 1}`)
    }
  })

  it('rejects a wrong offset with 409, another protocol version with 412, another content type with 415 and too many bytes with 422', async () => {
    const { first, key } = await open({ fileSize: 1000 })
    expect((await first.patch(5, Buffer.alloc(10))).body?.code).toBe('CONTENT_UPLOAD_OFFSET')
    const old = await first.patch(0, Buffer.alloc(10), { 'tus-resumable': '0.2.2' })
    expect([old.status, old.headers['tus-version']]).toEqual([412, '1.0.0'])
    expect((await first.patch(0, Buffer.alloc(10), { 'content-type': 'audio/mpeg' })).body?.code).toBe(
      'E4150',
    )
    const more = await first.patch(0, Buffer.alloc(1001))
    expect([more.status, more.body?.fields]).toEqual([
      422,
      { dmv: 'ファイルが、はじめに確認した大きさを超えています。もう一度選択してください。' },
    ])
    expect(await state(key)).toEqual({ state: 'waiting', percent: 0 })
  })

  it('rejects more than 200 MB with 422, whether announced at the start or with the first chunk', async () => {
    const body = await createUploadSoundBody(master, { dmv: '', fileSize: 200 * MB + 1 })
    expect((await operator.post('/upload/sound-dmv', body)).json()).toMatchObject({
      code: 'CONTENT_UPLOAD_REFUSED',
      message: '登録に失敗しました。',
      fields: { dmv: 'ファイルは200MB以内にしてください。' },
    })
    const { first } = await open()
    expect((await first.head()).headers['upload-defer-length']).toBe('1')
    const length = { 'upload-length': String(201 * MB) }
    expect((await first.patch(0, Buffer.alloc(10), length)).body?.code).toBe('CONTENT_UPLOAD_REFUSED')
  })

  it('accepts a length that is announced with the first chunk', async () => {
    const bytes = await newSound()
    const { key, first, second } = await open()
    const length = { 'upload-length': String(bytes.length) }
    expect((await first.patch(0, bytes.subarray(0, 500), length)).status).toBe(204)
    expect((await second.patch(500, bytes.subarray(500))).status).toBe(204)
    expect((await settled(key)).state).toBe('ready')
  })

  it('rejects a file that is not audio with a reason in the caller’s language, and deletes its bytes', async () => {
    const { key, first } = await open({ fileSize: 5000 })
    await first.patch(0, Buffer.alloc(5000, 'RIFF'))
    expect(await settled(key)).toMatchObject({
      state: 'refused',
      reason: 'MP3形式の音声ファイルを選択してください。',
    })
    const english = await operator.get(`/upload/state?key=${key}`, { 'accept-language': 'en' })
    expect(english.json().reason).toBe('Please choose an MP3 audio file.')
    // The bytes are deleted after the verdict is visible.
    await vi.waitFor(async () => expect(await sizes(key)).toEqual([null, null, null, null]), 10_000)
  })

  it('deletes a cancelled upload at once', async () => {
    const { key, first } = await open({ fileSize: 5000 })
    await first.patch(0, Buffer.alloc(100))
    expect((await first.cancel()).status).toBe(204)
    await vi.waitFor(async () => expect((await first.head()).status).toBe(404), 10_000)
    expect(await sizes(key)).toEqual([null, null, null, null])
  })

  it('deletes an incomplete upload after 24 hours, not before', async () => {
    const { key, first } = await open({ fileSize: 5000 })
    await first.patch(0, Buffer.alloc(100))
    const { db } = content.database
    const { left } = await db
      .selectFrom('uploads')
      .select(sql<number>`extract(epoch from expires_at - now()) / 3600`.as('left'))
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    expect(Number(left)).toBeCloseTo(24, 1)
    await deleteExpiredUploads(db, copies[0].staging)
    expect((await first.head()).status).toBe(200)
    await sql`update uploads set expires_at = now() where key = ${key}`.execute(db)
    await deleteExpiredUploads(db, copies[0].staging)
    expect((await first.head()).status).toBe(404)
    expect(await sizes(key)).toEqual([null, null, null, null])
  })

  it('lets another replica finish the check of one that died between the last byte and the verdict', async () => {
    const bytes = await newSound()
    const { key, first } = await open({ fileSize: bytes.length })
    await copies[0].storage.remove(toStagedKey(key))
    await copies[0].staging.put(key, bytes)
    const { db } = content.database
    await sql`update uploads set state = 'checking', attempts = 1, lock_token = uuidv7(), lock_until = now() - interval '1 second'
      where key = ${key}`.execute(db)
    await Promise.all(copies.map((copy) => copy.checks.checkLeftovers()))
    expect((await state(key)).state).toBe('ready')
    expect((await first.head()).headers['upload-offset']).toBe(String(bytes.length))
  })

  const lockOf = (key: string) =>
    content.database.db
      .selectFrom('uploads')
      .select('lock_token')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
})
