import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { startReplica } from '../../../testing/replicas.ts'
import { createTusClient } from '../../../testing/tus-client.ts'
import {
  addMasterData,
  createUploader,
  createUploadSoundBody,
  type Uploader,
} from '../../../testing/uploads.ts'
import { deleteExpiredUploads } from '../upload-jobs.ts'

let operator: Uploader
const content = await createContentApp()
const body = await createUploadSoundBody(await addMasterData(content), { dmv: '' })
const copy = await startReplica(content, null)
afterAll(async () => {
  await copy.close()
  await content.close()
})
beforeEach(async () => {
  operator = await createUploader({ app: copy.app, sessions: content.sessions })
})

const open = (more: object = {}) => operator.post('/upload/sound-dmv', { ...body, ...more })
const list = async (who = operator) => (await who.get('/upload/unfinished')).json()
const clientOf = (uploadUrl: string) => createTusClient(copy.url, uploadUrl, operator.cookie)
const idleSince = (key: string, interval: string) =>
  sql`update uploads set touched_at = now() - ${interval}::interval where key = ${key}`.execute(
    content.database.db,
  )

describe('GET /upload/unfinished', () => {
  it('returns the caller’s own uploads that wait for bytes, newest first, with their progress', async () => {
    const first = (await open({ title: '一つ目', fileName: 'one.mp3', fileSize: 1000 })).json()
    const second = (await open({ title: '二つ目' })).json()
    expect((await clientOf(first.uploadUrl).patch(0, Buffer.alloc(300))).status).toBe(204)
    const [newest, oldest, ...others] = await list()
    expect(others).toEqual([])
    expect(newest).toMatchObject({ key: second.key, title: '二つ目', receivedBytes: 0, fileSize: null })
    expect(oldest).toEqual({
      key: first.key,
      uploadUrl: first.uploadUrl,
      kind: 'sound',
      title: '一つ目',
      fileName: 'one.mp3',
      receivedBytes: 300,
      fileSize: 1000,
      startedAt: expect.any(String),
      lastBytesAt: expect.any(String),
    })
    expect(Date.parse(oldest.lastBytesAt)).toBeGreaterThan(Date.parse(oldest.startedAt))
  })

  it('contains no uploads of other members and none that were cancelled', async () => {
    const { uploadUrl } = (await open({ fileSize: 10 })).json()
    expect(await list(await createUploader({ app: copy.app, sessions: content.sessions }))).toEqual([])
    expect((await clientOf(uploadUrl).cancel()).status).toBe(204)
    expect(await list()).toEqual([])
  })
})

describe('POST /upload/sound-dmv while twenty uploads wait for bytes', () => {
  it('rejects with 409 CONTENT_UPLOADS_OPEN, or replaces the upload that has been idle for longest, at least for an hour', async () => {
    const keys: string[] = []
    for (let count = 0; count < 20; count++) keys.push((await open({ fileSize: 10 })).json().key)
    const [idle = '', idler = ''] = keys.slice(5)
    await idleSince(idle, '59 minutes')
    expect((await open()).json().code).toBe('CONTENT_UPLOADS_OPEN')

    await idleSince(idle, '61 minutes')
    await idleSince(idler, '2 hours')
    const added = await open({ fileSize: 10 })
    expect(added.statusCode).toBe(200)
    const left = (await list()).map(({ key }: { key: string }) => key)
    expect(left).toHaveLength(20)
    expect(left).toContain(added.json().key)
    expect(left).toContain(idle)
    expect(left).not.toContain(idler)

    await deleteExpiredUploads(content.database.db, copy.staging)
    expect(await copy.staging.getReceivedBytes(idler)).toBeNull()
    expect(await copy.staging.getReceivedBytes(idle)).not.toBeNull()
  })
})
