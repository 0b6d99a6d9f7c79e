import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { createMp3, toMp3DataUrl } from '../../../testing/mp3.ts'
import {
  addMasterData,
  createUploader,
  createUploadSoundBody,
  listSoundEvents,
} from '../../../testing/uploads.ts'

const content = await createContentApp()
const master = await addMasterData(content)
const operator = await createUploader(content)
afterAll(() => content.close())

const upload = async (more: object = {}) =>
  operator.post('/upload/sound-dmv', await createUploadSoundBody(master, more))
const sounds = () => operator.get('/upload/sound-dmv-list').then((answer) => answer.json())
const find = async (title: string) =>
  (await sounds()).find((sound: { title: string }) => sound.title === title)

describe('POST /upload/sound-dmv', () => {
  it('lists, stores, measures, publishes and logs the sound', async () => {
    const answer = await upload({ title: '朝の浜辺' })
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    const sound = await find('朝の浜辺')
    expect(sound).toMatchObject({
      fileName: 'sea.mp3',
      genre: '海',
      tags: ['眠り'],
      country: 'フィンランド',
      place: 'ヘルシンキ',
      planCode: '02',
      purposeDetailId: master.purposeDetail,
    })
    expect(sound.durationSeconds).toBeCloseTo(2, 0)
    const heard = await operator.get(sound.path.replace(/^\/api/, ''))
    expect([heard.statusCode, heard.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    const analysis = await content.database.db
      .selectFrom('sound_analyses')
      .selectAll()
      .where('sound_id', '=', sound.id)
      .executeTakeFirstOrThrow()
    expect(analysis.peaks).toHaveLength(240)
    expect(analysis.loudness_lufs).toBeGreaterThan(-30)
    expect(await listSoundEvents(content, sound.id)).toMatchObject([
      {
        subject: 'content.sound-published.v2',
        payload: { kind: 'sound', title: { ja: '朝の浜辺', en: '朝の浜辺' }, tags: ['sleep'], cluster: null },
      },
      {
        subject: 'content.sound-measured.v1',
        payload: { kind: 'sound', frequencies: analysis.frequencies },
      },
    ])
    const log = await content.database.db
      .selectFrom('catalogue_log')
      .select(['actor_id', 'action'])
      .where('subject_id', '=', sound.id)
      .execute()
    expect(log).toEqual([{ actor_id: operator.userId, action: 'sound-published' }])
  })

  it('shows the carrier frequency of the sound to members', async () => {
    const dmv = toMp3DataUrl(await createMp3({ seconds: 3, hz: 52.5 }))
    expect((await upload({ dmv, title: '深い海' })).statusCode).toBe(200)
    const member = await createUploader(content, {})
    const listed = await member.get('/api/natural-sound/list')
    const sound = listed.json().find(({ title }: { title: string }) => title === '深い海')
    expect(sound.frequencies).toHaveLength(1)
    expect(sound.frequencies[0]).toBeCloseTo(52.5, 0)
  })

  it('accepts administrators, and rejects other members with 403, visitors with 401 and sessions without password with 422', async () => {
    const admin = await createUploader(content, { roles: ['ROLE_ADMIN'] })
    expect((await admin.post('/upload/sound-dmv', await createUploadSoundBody(master))).statusCode).toBe(200)
    const general = await createUploader(content, {})
    expect((await general.post('/upload/sound-dmv', {})).json().code).toBe('E4030')
    const low = await createUploader(content, { authorities: ['upload_operator'], assurance: 'low' })
    expect((await low.post('/upload/sound-dmv', {})).json().code).toBe('E4014')
    const visitor = await content.app.inject({ method: 'POST', url: '/upload/sound-dmv', payload: {} })
    expect(visitor.json().code).toBe('E4010')
  })

  it.each([
    ['title', { title: ' ' }],
    ['genreId', { genreId: undefined }],
    ['countryId', { countryId: 'nowhere' }],
    ['tagIds', { tagIds: [] }],
    ['purposeDetailId', { purposeDetailId: '' }],
    ['fileName', { fileName: '' }],
    ['dmv', { dmv: undefined }],
    ['planCode', { planCode: '05' }],
    ['player', { planCode: '03' }],
    ['genreId', { genreId: randomUUID() }],
    ['countryId', { countryId: randomUUID() }],
    ['purposeDetailId', { purposeDetailId: randomUUID() }],
    ['tagIds', { tagIds: [randomUUID()] }],
  ])('rejects an invalid upload with 400 E3001 at %s: %j', async (field, more) => {
    const answer = await upload(more)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'E3001'])
    expect(answer.json().fields).toHaveProperty(field)
  })

  it('publishes a Kanade sound with its player', async () => {
    const more = { planCode: '03', player: '奏者 しずく', title: '硝子の雨' }
    expect((await upload(more)).statusCode).toBe(200)
    const kanade = await operator.get('/upload/kanade-dmv-list', { 'accept-language': 'en' })
    expect(kanade.json()).toMatchObject([{ title: '硝子の雨', player: '奏者 しずく', genre: 'Ocean' }])
    expect(await find('硝子の雨')).toBeUndefined()
  })

  it('rejects the same audio with 409 CONTENT_UPLOAD_DUPLICATE naming the existing sound, also with different tags', async () => {
    const { dmv } = await createUploadSoundBody(master)
    await upload({ dmv, title: '先にあった音' })
    const tagged = Buffer.concat([
      Buffer.from('ID3\u0003\0\0\0\0\0\u000a0123456789', 'latin1'),
      Buffer.from(dmv.split(',')[1] ?? '', 'base64'),
      Buffer.from(`TAG${'x'.repeat(125)}`),
    ])
    for (const same of [dmv, `data:audio/mp3;base64,${tagged.toString('base64')}`]) {
      const answer = await upload({ dmv: same, title: '後から来た音' })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'CONTENT_UPLOAD_DUPLICATE', message: '同じ音声が「先にあった音」として登録されています。' },
      ])
    }
  })

  it('publishes one of three concurrent uploads of the same file and rejects the others with 409', async () => {
    const body = await createUploadSoundBody(master, { title: '同時の音' })
    const answers = await Promise.all([1, 2, 3].map(() => operator.post('/upload/sound-dmv', body)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409])
  })

  it('stores only the audio, without tags that may name people and places', async () => {
    const { dmv } = await createUploadSoundBody(master)
    const secret = 'GPS 35.6895,139.6917 山田太郎'
    const tag = Buffer.from(`TAG${secret}`.padEnd(128, '\0')).subarray(0, 128)
    const bytes = Buffer.concat([Buffer.from(dmv.split(',')[1] ?? '', 'base64'), tag])
    const more = { dmv: `data:audio/mpeg;base64,${bytes.toString('base64')}`, title: 'タグのない音' }
    expect((await upload(more)).statusCode).toBe(200)
    for (const name of await readdir(content.mediaFolder, { recursive: true })) {
      if (!name.endsWith('.mp3')) continue
      expect((await readFile(join(content.mediaFolder, name))).includes('GPS 35')).toBe(false)
    }
  })

  it('leaves no staged file behind', async () => {
    expect(await readdir(join(content.mediaFolder, 'incoming'))).toEqual([])
  })
})
