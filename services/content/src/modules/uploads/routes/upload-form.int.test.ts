import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addMasterData, createUploader, createUploadSoundBody } from '../../../testing/uploads.ts'
import { MAX_INLINE_UPLOAD_BYTES } from '../upload-limits.ts'

const content = await createContentApp()
const { dmv, ...body } = await createUploadSoundBody(await addMasterData(content))
const fields = body
const bytes = new Uint8Array(Buffer.from(String(dmv).split(',')[1] ?? '', 'base64'))
const operator = await createUploader(content)
afterAll(() => content.close())

function formOf(more: Record<string, string | string[] | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...more }))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one)
  return form
}

const upload = async (more: Record<string, string | Blob>) => {
  const response = await operator.post('/upload/sound-dmv', formOf(more))
  return [response.statusCode, response.json().code, response.json().fields]
}

describe('POST /upload/sound-dmv as multipart/form-data', () => {
  it('publishes a sound with a single tag, and rejects the same file as a data URL as a duplicate', async () => {
    expect((await upload({ title: '朝の浜辺', dmv: new Blob([bytes]) }))[0]).toBe(200)
    const sounds = (await operator.get('/upload/sound-dmv-list')).json()
    expect(sounds).toMatchObject([{ title: '朝の浜辺', tags: ['眠り'] }])
    const dmv = `data:audio/mpeg;base64,${Buffer.from(bytes).toString('base64')}`
    const again = await operator.post('/upload/sound-dmv', { ...fields, dmv })
    expect([again.statusCode, again.json().code]).toEqual([409, 'CONTENT_UPLOAD_DUPLICATE'])
  })

  it('returns an address for the chunks when the file is empty', async () => {
    const response = await operator.post('/upload/sound-dmv', formOf({ dmv: '', fileSize: '1000' }))
    expect([response.statusCode, response.json().uploadUrl]).toEqual([200, expect.stringMatching(/tus/)])
  })

  it('rejects the same files and fields as with a data URL', async () => {
    const text = await upload({ dmv: new Blob(['no sound at all']) })
    expect(text).toEqual([422, 'CONTENT_UPLOAD_REFUSED', { dmv: expect.any(String) }])
    const empty = await upload({ dmv: new Blob([]) })
    expect(empty).toEqual([422, 'CONTENT_UPLOAD_REFUSED', { dmv: 'ファイルが空です。' }])
    const code = await upload({ planCode: '09', dmv: new Blob([bytes]) })
    expect(code).toEqual([400, 'E3001', { planCode: expect.any(String) }])
    const large = await upload({ dmv: new Blob([new Uint8Array(MAX_INLINE_UPLOAD_BYTES + 1)]) })
    expect(large.slice(0, 2)).toEqual([413, 'E4130'])
  })
})
