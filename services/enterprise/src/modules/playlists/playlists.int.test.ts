import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { sendPlayingReport } from '../../testing/section-reports.ts'
import { watchSections } from '../alerts/watch-sections.ts'

const app = await createEnterpriseApp({ now: '2026-11-24T00:00:00.000Z' })
afterAll(() => app.close())

const playlistsUrl = '/v2/enterprise/my/playlists'
const controlUrl = '/v2/enterprise/my/control'
const scheduleUrl = '/v2/enterprise/my/room/section/schedule'
const hours = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '12:00', volume: 0.4 }

/** Creates a hotel of two sections with three sounds, of which the second section lacks one, and a tablet in the first. */
async function addHotel() {
  const agency = await insertTestAgency(app)
  const [sectionId = '', otherId = ''] = agency.sectionIds
  const soundIds = [
    await publishTestSound(app, { agencyId: agency.id }),
    await publishTestSound(app, { agencyId: agency.id }),
    await publishTestSound(app, { sectionId }),
  ]
  const [phone, tablet] = [
    await createTestDevice(app, agency.memberId),
    await createTestDevice(app, agency.memberId),
  ]
  await tablet.get(toSectionUrl(sectionId, true))
  const save = (fields: object = {}) =>
    phone.post(playlistsUrl, { name: '朝', isShuffled: true, soundIds, ...fields })
  const addPlaylist = async (fields: object = {}): Promise<string> => (await save(fields)).json().playlistId
  const listPlaylists = async () => (await phone.get(playlistsUrl)).json().playlists
  const readSection = async (id = sectionId) =>
    (await phone.get('/v2/enterprise/my/overview'))
      .json()
      .rooms[0].sections.find((section: { sectionId: string }) => section.sectionId === id)
  return {
    ...{ agency, sectionId, otherId, soundIds, phone, tablet, save, addPlaylist },
    ...{ listPlaylists, readSection },
  }
}

describe('POST /v2/enterprise/my/playlists', () => {
  it('creates a playlist of sounds that any section has, and renames and reorders it', async () => {
    const { addPlaylist, listPlaylists, phone, soundIds, save } = await addHotel()
    const playlistId = await addPlaylist({ name: ' 朝 ' })
    const { sounds } = (await phone.get(playlistsUrl)).json()
    expect(sounds.map((sound: { soundId: string }) => sound.soundId).sort()).toEqual([...soundIds].sort())
    expect(await listPlaylists()).toEqual([{ playlistId, name: '朝', isShuffled: true, soundIds, uses: [] }])
    const reversed = soundIds.toReversed()
    await save({ playlistId, name: '夜', isShuffled: false, soundIds: reversed })
    expect(await listPlaylists()).toEqual([
      { playlistId, name: '夜', isShuffled: false, soundIds: reversed, uses: [] },
    ])
    const [change] = (await phone.get('/v2/enterprise/my/changes')).json()
    expect(change).toMatchObject({ action: 'playlist', change: { playlistId, playlistName: '夜' } })
  })

  it.each([
    ['without a name', { name: '　' }],
    ['with too long a name', { name: 'あ'.repeat(51) }],
    ['without sounds', { soundIds: [] }],
    ['with a sound twice', { soundIds: Array(2).fill('01a2b3c4-0000-7000-8000-000000000000') }],
  ])('E3001 %s', async (_name, fields) => {
    const { save } = await addHotel()
    expect((await save(fields)).json()).toMatchObject({ code: 'E3001' })
  })

  it('ENTERPRISE_SOUND_UNKNOWN for a sound that no section has, unless the list has had it', async () => {
    const { addPlaylist, save, soundIds, agency } = await addHotel()
    const playlistId = await addPlaylist()
    await app.context.db
      .deleteFrom('managements')
      .where('sound_id', '=', soundIds[2] ?? '')
      .where('section_id', 'in', agency.sectionIds)
      .execute()
    expect((await save({ playlistId, name: '昼' })).statusCode).toBe(200)
    expect((await save()).json()).toMatchObject({ code: 'ENTERPRISE_SOUND_UNKNOWN' })
    const foreign = await addHotel()
    expect((await save({ soundIds: [foreign.soundIds[0]] })).json()).toMatchObject({
      code: 'ENTERPRISE_SOUND_UNKNOWN',
    })
  })

  it('E4040 for the playlist of another enterprise, which stays as it is', async () => {
    const [hotel, other] = [await addHotel(), await addHotel()]
    const playlistId = await hotel.addPlaylist()
    for (const id of [playlistId, 'no id']) {
      expect((await other.save({ playlistId: id })).json()).toMatchObject({ code: 'E4040' })
      const deleted = await other.phone.post(`${playlistsUrl}/delete`, { playlistId: id })
      expect(deleted.json()).toMatchObject({ code: 'E4040' })
      const control = await other.phone.post(controlUrl, { playlistId: id })
      expect(control.json()).toMatchObject({ code: 'E4040' })
    }
    const windows = [{ ...hours, soundIds: [], playlistId }]
    const schedule = await other.phone.post(scheduleUrl, { sectionId: other.sectionId, windows })
    expect(schedule.json()).toMatchObject({ code: 'ENTERPRISE_SOUND_UNKNOWN' })
    expect(await hotel.listPlaylists()).toMatchObject([{ playlistId, name: '朝' }])
  })

  it('ENTERPRISE_TOO_MANY after 50, also of two at once', async () => {
    const { agency, save } = await addHotel()
    const row = {
      agency_id: agency.id,
      name: '朝',
      is_shuffled: false,
      sound_ids: [],
      created_at: app.clock.now,
    }
    await app.context.db.insertInto('playlists').values(Array(49).fill(row)).execute()
    const statusCodes = (await Promise.all([save(), save()])).map(({ statusCode }) => statusCode)
    expect(statusCodes.sort()).toEqual([200, 409])
  })
})

describe('a playlist in a section', () => {
  it('plays by order instead of what played, with the sounds that the section has, and is undone', async () => {
    const { phone, tablet, sectionId, otherId, soundIds, addPlaylist, readSection } = await addHotel()
    await phone.post(controlUrl, { sectionId, soundIds: [soundIds[0]] })
    const playlistId = await addPlaylist()
    app.advance(1)
    const { changeId, sectionIds } = (await phone.post(controlUrl, { playlistId })).json()
    expect(sectionIds.sort()).toEqual([sectionId, otherId].sort())
    const device = (await tablet.get(toSectionUrl(sectionId))).json()
    expect(device.playlists).toEqual([
      {
        ...{ id: expect.any(String), playlistId, name: '朝', isShuffled: true },
        ...{ soundIds, playing: true, volume: 0.5 },
      },
    ])
    expect(device.managements.filter(({ playing }: { playing: boolean }) => playing)).toEqual([])
    expect(await readSection(otherId)).toMatchObject({ shouldPlay: true, playlists: [{ sounds: 2 }] })

    await sendPlayingReport(tablet, { sectionId, soundId: soundIds[1] ?? '' })
    expect(await readSection()).toMatchObject({
      silence: null,
      playlists: [{ name: '朝', playing: true, heardTitle: '静けさ' }],
    })
    await phone.post('/v2/enterprise/my/control/undo', { changeId })
    const undone = (await tablet.get(toSectionUrl(sectionId))).json()
    expect(undone.playlists[0].playing).toBe(false)
    expect(undone.managements.filter(({ playing }: { playing: boolean }) => playing)).toHaveLength(1)
  })

  it('is what plays again after a stop, and not what it replaced', async () => {
    const { phone, sectionId, soundIds, addPlaylist, readSection } = await addHotel()
    await phone.post(controlUrl, { sectionId, soundIds: [soundIds[0]] })
    const first = await addPlaylist()
    const second = await addPlaylist({ name: '昼' })
    for (const change of [
      { playlistId: first },
      { playlistId: second },
      { playing: false },
      { playing: true },
    ]) {
      app.advance(1)
      await phone.post(controlUrl, { sectionId, ...change })
    }
    const section = await readSection()
    expect(section.playlists).toMatchObject([{ playlistId: second, playing: true }])
    expect(section.managements.some(({ playing }: { playing: boolean }) => playing)).toBe(false)
  })

  it('ENTERPRISE_PLAYLIST_SILENT where the section has none of its sounds', async () => {
    const { phone, otherId, soundIds, addPlaylist } = await addHotel()
    const playlistId = await addPlaylist({ soundIds: [soundIds[2]] })
    const response = await phone.post(controlUrl, { sectionId: otherId, playlistId })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: 'ENTERPRISE_PLAYLIST_SILENT' })
  })

  it('says so when its last sound was withdrawn, and counts as planned no more', async () => {
    const { phone, tablet, sectionId, soundIds, addPlaylist, readSection, listPlaylists } = await addHotel()
    const playlistId = await addPlaylist({ soundIds: [soundIds[2]] })
    await phone.post(controlUrl, { sectionId, playlistId })
    await app.deliver('content.sound-withdrawn.v1', {
      soundId: soundIds[2] ?? '',
      at: app.clock.now.toISOString(),
    })
    expect(await listPlaylists()).toMatchObject([{ soundIds: [] }])
    expect(await readSection()).toMatchObject({ shouldPlay: false, silence: { reason: 'emptyPlaylist' } })
    expect((await tablet.get(toSectionUrl(sectionId))).json().playlists).toEqual([])
  })

  it('is stopped even while none of its sounds is there, and stays silent when one comes back', async () => {
    const { phone, sectionId, soundIds, addPlaylist, save, readSection } = await addHotel()
    const playlistId = await addPlaylist({ soundIds: [soundIds[2]] })
    await phone.post(controlUrl, { sectionId, playlistId })
    const { db } = app.context
    const withdrawn = { soundId: soundIds[2] ?? '', at: app.clock.now.toISOString() }
    await app.deliver('content.sound-withdrawn.v1', withdrawn)
    app.advance(1)
    const { sectionIds } = (await phone.post(controlUrl, { playing: false })).json()
    expect(sectionIds).toEqual([sectionId])
    await save({ playlistId, soundIds: [soundIds[1]] })
    const row = await db
      .selectFrom('managements')
      .select('playing')
      .where('playlist_id', '=', playlistId)
      .where('section_id', '=', sectionId)
      .executeTakeFirstOrThrow()
    expect(row.playing).toBe(false)
    const stoppedBy = { role: 'enterprise' }
    expect(await readSection()).toMatchObject({
      shouldPlay: false,
      silence: { reason: 'stopped', stoppedBy },
    })
  })

  it('follows the schedule, is known to the device ahead, and is copied with it', async () => {
    const { phone, tablet, sectionId, otherId, addPlaylist, readSection } = await addHotel()
    app.clock.now = new Date('2026-11-25T00:30:00Z')
    const playlistId = await addPlaylist()
    const windows = [{ ...hours, soundIds: [], playlistId }]
    expect((await phone.post(scheduleUrl, { sectionId, windows })).statusCode).toBe(200)
    expect((await phone.get(`${scheduleUrl}?sectionId=${sectionId}`)).json().windows).toEqual(windows)
    const device = (await tablet.get(toSectionUrl(sectionId))).json()
    const [{ id }] = device.playlists
    const isPlaying = (change: { managements: { id: string; playing: boolean }[] }) =>
      change.managements.find((item) => item.id === id)?.playing
    expect(device.upcoming.map((change: never) => isPlaying(change))).toEqual([true, false])
    const outlook = (await tablet.get(`/v2/enterprise/my/room/section/outlook?sectionId=${sectionId}`)).json()
    expect(outlook.changes[0]).toEqual({ at: '2026-11-25T01:00:00.000Z', playing: [{ id, volume: 0.4 }] })
    const copied = { sectionId, toSectionIds: [otherId], preview: false }
    expect((await phone.post(`${scheduleUrl}/copy`, copied)).statusCode).toBe(200)
    app.clock.now = new Date('2026-11-25T01:30:00Z')
    for (const sectionOfList of [sectionId, otherId])
      expect(await readSection(sectionOfList)).toMatchObject({
        shouldPlay: true,
        playlists: [{ volume: 0.4 }],
      })
  })

  it('is told to devices again when its sounds change', async () => {
    const { phone, tablet, sectionId, soundIds, addPlaylist, save } = await addHotel()
    const playlistId = await addPlaylist()
    await phone.post(controlUrl, { sectionId, playlistId })
    const { revision } = (await tablet.get(toSectionUrl(sectionId))).json()
    await save({ playlistId, soundIds: [soundIds[1]] })
    const changed = (await tablet.get(toSectionUrl(sectionId))).json()
    expect(changed.revision).toBe(revision + 1)
    expect(changed.playlists[0].soundIds).toEqual([soundIds[1]])
  })
})

describe('POST /v2/enterprise/my/playlists/delete', () => {
  it('tells before which sections use it; they fall silent and their windows stay', async () => {
    const { phone, tablet, sectionId, otherId, soundIds, addPlaylist, listPlaylists, readSection } =
      await addHotel()
    app.clock.now = new Date('2026-11-25T00:30:00Z')
    const playlistId = await addPlaylist()
    await phone.post(controlUrl, { sectionId, playlistId })
    const windows = [
      { ...hours, soundIds: [], playlistId },
      { ...hours, from: '13:00', to: '14:00', soundIds: [soundIds[0]] },
    ]
    await phone.post(scheduleUrl, { sectionId: otherId, windows })
    const [{ uses }] = await listPlaylists()
    const use = { roomName: 'ロビー', isPlaying: false, isOrdered: false, isScheduled: false }
    expect(uses).toEqual([
      { ...use, sectionId, sectionName: '区画1', isPlaying: true, isOrdered: true, sounds: 3 },
      { ...use, sectionId: otherId, sectionName: '区画2', isScheduled: true, sounds: 2 },
    ])
    const { revision } = (await tablet.get(toSectionUrl(sectionId))).json()
    expect((await phone.post(`${playlistsUrl}/delete`, { playlistId })).statusCode).toBe(200)
    expect(await listPlaylists()).toEqual([])
    const device = (await tablet.get(toSectionUrl(sectionId))).json()
    expect(device).toMatchObject({ revision: revision + 1, playlists: [] })
    expect((await phone.get(`${scheduleUrl}?sectionId=${otherId}`)).json().windows).toEqual([
      { ...hours, soundIds: [] },
      windows[1],
    ])
    app.clock.now = new Date('2026-11-25T01:30:00Z')
    expect(await readSection(otherId)).toMatchObject({ silence: { reason: 'noDevice' }, shouldPlay: false })
    const [change] = (await phone.get('/v2/enterprise/my/changes')).json()
    expect(change).toMatchObject({ action: 'playlist', change: { playlistName: '朝', isDeleted: true } })
  })

  it('tells that a closed section plays it again when it opens, until another order', async () => {
    const { agency, phone, sectionId, soundIds, addPlaylist, listPlaylists } = await addHotel()
    app.clock.now = new Date('2026-11-25T02:00:00Z')
    const playlistId = await addPlaylist()
    await phone.post(controlUrl, { sectionId, playlistId })
    await app.context.db
      .updateTable('rooms')
      .set({
        opening_hours: JSON.stringify([{ weekdays: hours.weekdays, from: '10:00', to: '12:00' }]),
        hours_changed_at: new Date('2026-11-24T00:00:00Z'),
      })
      .where('agency_id', '=', agency.id)
      .execute()
    app.clock.now = new Date('2026-11-25T10:00:00Z')
    const use = { sectionId, isPlaying: false, isOrdered: true, isScheduled: false }
    expect(await listPlaylists()).toMatchObject([{ uses: [use] }])
    await phone.post(controlUrl, { sectionId, soundIds: [soundIds[0]] })
    expect(await listPlaylists()).toMatchObject([{ uses: [] }])
  })

  it('never waits for ever against orders and saves at the same time', async () => {
    const { phone, sectionId, addPlaylist, save } = await addHotel()
    for (let round = 0; round < 5; round++) {
      const playlistId = await addPlaylist()
      const windows = [{ ...hours, soundIds: [], playlistId }]
      const statusCodes = await Promise.all([
        phone.post(controlUrl, { playlistId }),
        phone.post(scheduleUrl, { sectionId, windows }),
        save({ playlistId, name: '昼' }),
        phone.post(`${playlistsUrl}/delete`, { playlistId }),
      ])
      for (const { statusCode } of statusCodes) expect([200, 404, 422]).toContain(statusCode)
      const saved = (await phone.get(`${scheduleUrl}?sectionId=${sectionId}`)).json().windows
      expect(saved.filter((window: { playlistId?: string }) => window.playlistId === playlistId)).toEqual([])
    }
  })
})

describe('the proof of play of a playlist', () => {
  it('counts its sounds without a gap at their changes, and an interruption as of a single sound', async () => {
    const { phone, tablet, sectionId, soundIds, addPlaylist } = await addHotel()
    app.clock.now = new Date('2026-11-26T00:59:30Z')
    const playlistId = await addPlaylist()
    await phone.post(scheduleUrl, {
      sectionId,
      windows: [{ ...hours, to: '10:10', soundIds: [], playlistId }],
    })
    await tablet.get(toSectionUrl(sectionId))
    app.clock.now = new Date('2026-11-26T01:00:00Z')
    for (let step = 0; step <= 11 * 4; step++) {
      // Of ten minutes the tablet is silent for the minutes 5 to 7; the sound changes every minute.
      const minute = step / 4
      const soundId = soundIds[Math.floor(minute) % 3] ?? ''
      if (minute <= 5 || (minute >= 7 && minute <= 10))
        await sendPlayingReport(tablet, { sectionId, soundId })
      if (step % 2 === 0) await watchSections(app.context)
      app.advance(15)
    }
    const query = new URLSearchParams({ since: '2026-11-26', until: '2026-11-26', sectionId })
    const [day] = (await phone.get(`/v2/enterprise/my/report?${query}`)).json()
    expect(day).toMatchObject({
      plannedMinutes: 10,
      playedMinutes: 8,
      interruptions: 1,
      longestGapMinutes: 2,
    })
  })

  it('tells content which sound plays, so that it is not deleted meanwhile', async () => {
    const { phone, tablet, sectionId, soundIds, addPlaylist } = await addHotel()
    const playlistId = await addPlaylist()
    await phone.post(controlUrl, { sectionId, playlistId })
    for (const soundId of [soundIds[0] ?? '', soundIds[1] ?? '', randomUUID()])
      await sendPlayingReport(tablet, { sectionId, soundId })
    const reported = (await app.outbox('enterprise.section-reported.v1'))
      .map(({ payload }) => payload as { sectionId: string; soundIds: string[] })
      .filter((report) => report.sectionId === sectionId)
    expect(reported.map((report) => report.soundIds)).toEqual([[soundIds[0]], [soundIds[1]], []])
  })
})
