import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import {
  addMasterData,
  createSoundDataUrl,
  createUploader,
  listSoundEvents,
} from '../../../testing/uploads.ts'

const content = await createContentApp()
const master = await addMasterData(content)
const operator = await createUploader(content)
afterAll(() => content.close())

describe('POST /upload/sound-therapy-dmv', () => {
  const upload = async (more: object = {}) =>
    operator.post('/upload/sound-therapy-dmv', {
      title: '',
      genre: master.musicGenre,
      faceExpCluster: 4,
      composer: '作曲家',
      effects: '集中, やる気、前向き',
      bodyParts: ['eyes'],
      fileName: 'motivation.mp3',
      dmv: await createSoundDataUrl(),
      ...more,
    })

  it('publishes the sound with the fields that lists and choices need', async () => {
    expect((await upload()).json()).toEqual({})
    const [sound] = (await operator.get('/upload/sound-therapy-dmv-list')).json()
    expect(sound).toMatchObject({
      title: 'motivation',
      fileName: 'motivation.mp3',
      genres: ['ピアノ'],
      composer: '作曲家',
      effects: '集中,やる気,前向き',
      bodyParts: ['eyes'],
      cluster: 4,
    })
    expect(await listSoundEvents(content, sound.id)).toMatchObject([
      {
        payload: {
          kind: 'sound_therapy',
          cluster: 4,
          bodyParts: ['eyes'],
          minutesCourse: null,
          genre: { ja: 'ピアノ' },
          composer: '作曲家',
          effects: ['集中', 'やる気', '前向き'],
        },
      },
      { subject: 'content.sound-measured.v1', payload: { kind: 'sound_therapy' } },
    ])
  })

  it('accepts a file that a sound of another kind uses, but rejects a second one of this kind with 409', async () => {
    const dmv = await createSoundDataUrl()
    const asRoomSound = { title: 'ロビー', experience: false, withMusic: false, fileName: 'lobby.mp3', dmv }
    expect((await operator.post('/upload/enterprise-dmv', asRoomSound)).json()).toEqual({})
    expect((await upload({ dmv })).statusCode).toBe(200)
    expect((await upload({ dmv })).json().code).toBe('CONTENT_UPLOAD_DUPLICATE')
  })

  it.each([
    ['genre', () => ({ genre: master.genre })],
    ['composer', () => ({ composer: ' ' })],
    ['effects', () => ({ effects: ' , ' })],
    ['bodyParts', () => ({ bodyParts: [] })],
    ['bodyParts', () => ({ bodyParts: ['nose'] })],
  ])('rejects an invalid upload with 400 E3001 at %s', async (field, more) => {
    const answer = await upload(more())
    expect([answer.statusCode, Object.keys(answer.json().fields)[0]]).toEqual([
      400,
      expect.stringContaining(field),
    ])
  })
})

describe('POST /upload/enterprise-dmv', () => {
  it('publishes a sound with or without the room it is for', async () => {
    const room = { enterpriseAgencyId: '100000000001', roomId: 'room-1', roomSectionId: 'section-2' }
    const body = { ...room, experience: true, fileName: 'lobby.mp3', dmv: await createSoundDataUrl() }
    expect((await operator.post('/upload/enterprise-dmv', body)).json()).toEqual({})
    const [sound] = (await operator.get('/upload/enterprise-dmv-list')).json()
    expect(sound).toMatchObject({
      ...room,
      title: 'lobby',
      fileName: 'lobby.mp3',
      experience: true,
      withMusic: false,
    })
    expect((await listSoundEvents(content, sound.id)).map(({ subject }) => subject).sort()).toEqual([
      'content.enterprise-sound-published.v1',
      'content.sound-measured.v1',
      'content.sound-published.v2',
    ])
    const bare = { fileName: 'bare.mp3', dmv: await createSoundDataUrl() }
    expect((await operator.post('/upload/enterprise-dmv', bare)).statusCode).toBe(200)
  })

  it('rejects an upload without a file with 400 E3001', async () => {
    expect((await operator.post('/upload/enterprise-dmv', {})).json()).toMatchObject({
      code: 'E3001',
      fields: { fileName: '入力してください。' },
    })
  })
})

describe('GET /api/sound-dmv/sound-dmv-mst', () => {
  it('returns all master data for the description of a sound, in the caller’s language', async () => {
    const answer = await operator.get('/api/sound-dmv/sound-dmv-mst', { 'accept-language': 'en' })
    expect(answer.json()).toEqual({
      tags: [
        { id: master.tag, name: 'Sleep' },
        { id: master.otherTag, name: 'Waterside' },
      ],
      genres: [
        { id: master.genre, name: 'Ocean', family: 'sound' },
        { id: master.musicGenre, name: 'Piano', family: 'music' },
      ],
      countries: [{ id: master.country, name: 'Finland' }],
      purposes: [
        { id: '01', name: 'Beauty', details: [{ id: master.purposeDetail, name: 'Skin care time' }] },
      ],
    })
  })

  it('rejects a member without the authority to upload with 403 E4030', async () => {
    const general = await createUploader(content, {})
    expect((await general.get('/api/sound-dmv/sound-dmv-mst')).json().code).toBe('E4030')
  })
})
