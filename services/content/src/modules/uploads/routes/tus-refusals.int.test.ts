import { afterAll, describe, expect, it, vi } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { createMp3 } from '../../../testing/mp3.ts'
import { startReplica } from '../../../testing/replicas.ts'
import { createTusClient } from '../../../testing/tus-client.ts'
import { addMasterData, createUploader, createUploadSoundBody } from '../../../testing/uploads.ts'

const content = await createContentApp()
const master = await addMasterData(content)
const copy = await startReplica(content, null)
const operator = await createUploader({ app: copy.app, sessions: content.sessions })
afterAll(async () => {
  await copy.close()
  await content.close()
})

async function open(more: object) {
  const answer = await operator.post(
    '/upload/sound-dmv',
    await createUploadSoundBody(master, { dmv: '', ...more }),
  )
  const { key, uploadUrl } = answer.json()
  return { key, client: createTusClient(copy.url, uploadUrl, operator.cookie) }
}

describe('PATCH /upload/tus/{key}', () => {
  it.each([
    ['a negative offset', { 'upload-offset': '-1' }],
    ['an offset that is no number', { 'upload-offset': 'here' }],
    ['a negative length', { 'upload-length': '-5' }],
    ['another length than announced before', { 'upload-length': '2000' }],
  ])('rejects headers with 412 CONTENT_UPLOAD_PROTOCOL: %s', async (_what, headers) => {
    const { client } = await open({ fileSize: 1000 })
    const answer = await client.patch(0, Buffer.alloc(10), headers)
    expect([answer.status, answer.body?.code]).toEqual([412, 'CONTENT_UPLOAD_PROTOCOL'])
    expect((await client.head()).headers).toMatchObject({ 'upload-offset': '0', 'upload-length': '1000' })
  })

  it('rejects a JSON body with 415 E4150', async () => {
    const { client } = await open({ fileSize: 1000 })
    const answer = await client.patch(0, Buffer.from('{}'), { 'content-type': 'application/json' })
    expect([answer.status, answer.body?.code]).toEqual([415, 'E4150'])
  })

  it('accepts one of three concurrent requests with the whole file, and rejects the others with 409', async () => {
    const bytes = await createMp3({ seconds: 2, hz: 880 })
    const { client } = await open({ fileSize: bytes.length })
    const answers = await Promise.all([
      client.patch(0, bytes),
      client.patch(0, bytes),
      client.patch(0, bytes),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    // The code depends on whether the upload is closed yet when the other requests are checked.
    const refusals = answers.filter(({ status }) => status === 409).map(({ body }) => body?.code)
    for (const code of refusals) expect(['CONTENT_UPLOAD_CLOSED', 'CONTENT_UPLOAD_OFFSET']).toContain(code)
  })

  it('rejects an upload whose tag was deleted meanwhile, and returns that reason', async () => {
    const { db } = content.database
    const bytes = await createMp3({ seconds: 2, hz: 990 })
    const { key, client } = await open({ fileSize: bytes.length, tagIds: [master.tag, master.otherTag] })
    await db.deleteFrom('tags').where('id', '=', master.otherTag).execute()
    expect((await client.patch(0, bytes)).status).toBe(204)
    const state = async () => (await operator.get(`/upload/state?key=${key}`)).json()
    await vi.waitFor(
      async () =>
        expect(await state()).toEqual({
          state: 'refused',
          percent: 100,
          reason: '選んだ項目は削除されました。選び直して、もう一度登録してください。',
        }),
      { timeout: 20_000 },
    )
  })
})
