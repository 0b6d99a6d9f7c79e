import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { createMp3, toMp3DataUrl } from '../../../testing/mp3.ts'
import { createUploader, listSoundEvents } from '../../../testing/uploads.ts'

const content = await createContentApp()
const operator = await createUploader(content)
afterAll(() => content.close())

let tone = 500
const body = async (seconds: number, more: object = {}) => ({
  title: '',
  faceExpCluster: 3,
  minutesCourse: 1,
  fileName: '朝の響き.mp3',
  ...(!('dmv' in more) && {
    dmv: toMp3DataUrl(await createMp3({ seconds, kbps: 32, sampleRate: 16_000, hz: tone++ })),
  }),
  ...more,
})
const upload = async (seconds: number, more?: object) =>
  operator.post('/upload/aiesthe-dmv', await body(seconds, more))

describe('POST /upload/aiesthe-dmv', () => {
  it('accepts a file within 30 seconds of its course, with the file name as default title', async () => {
    expect((await upload(575)).json()).toEqual({})
    expect((await upload(1205, { minutesCourse: 2, title: '夜' })).json()).toEqual({})
    const list = (await operator.get('/upload/aiesthe-dmv-list')).json()
    expect(list).toMatchObject([
      { title: '夜', course: 2, cluster: 3 },
      {
        title: '朝の響き',
        fileName: '朝の響き.mp3',
        course: 1,
        cluster: 3,
        path: expect.stringContaining('/api/media/'),
      },
    ])
    expect(await listSoundEvents(content, list[1].id)).toMatchObject([
      { payload: { kind: 'aiesthe', cluster: 3, minutesCourse: 10, bodyParts: null, tags: [] } },
      { subject: 'content.sound-measured.v1', payload: { kind: 'aiesthe' } },
    ])
  })

  it.each([
    [550, 1, '音声の長さが10分コースと30秒以上異なります。'],
    [640, 1, '音声の長さが10分コースと30秒以上異なります。'],
    [600, 2, '音声の長さが20分コースと30秒以上異なります。'],
  ])('rejects a file of %i seconds for course %i with 422', async (seconds, minutesCourse, message) => {
    const response = await upload(seconds, { minutesCourse })
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { code: 'CONTENT_UPLOAD_REFUSED', message: '登録に失敗しました。', fields: { minutesCourse: message } },
    ])
  })

  it.each([
    ['faceExpCluster', { faceExpCluster: 5 }],
    ['faceExpCluster', { faceExpCluster: '1' }],
    ['minutesCourse', { minutesCourse: 3 }],
    ['minutesCourse', { minutesCourse: undefined }],
  ])('rejects an invalid %s with 400 E3001: %j', async (field, more) => {
    const response = await operator.post('/upload/aiesthe-dmv', { ...(await body(1)), ...more })
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
  })

  it('rejects a body larger than the maximum with 413 E4130', async () => {
    const response = await operator.post('/upload/aiesthe-dmv', {
      ...(await body(1)),
      dmv: 'x'.repeat(13_000_000),
    })
    expect([response.statusCode, response.json().code]).toEqual([413, 'E4130'])
  })

  it('rejects the 21st upload that waits for bytes with 409 CONTENT_UPLOADS_OPEN', async () => {
    const other = await createUploader(content)
    const open = async () => other.post('/upload/aiesthe-dmv', { ...(await body(1)), dmv: '', fileSize: 9 })
    for (let count = 0; count < 20; count++) expect((await open()).statusCode).toBe(200)
    expect((await open()).json().code).toBe('CONTENT_UPLOADS_OPEN')
  })
})
