import { createHash, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import {
  AGENCY_CODE,
  addTestPerson,
  createChartsApp,
  createRecordBody,
  createTestPerson,
  OTHER_AGENCY_CODE,
  registerTestFormat,
  type TestPerson,
} from '../../testing/charts-app.ts'

const charts = await createChartsApp()
const pic = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
const customer = await addTestPerson(charts)
const publishedId = await diagnose(true)
await diagnose(false)
await play({ dmvTypeCode: '02', planCode: '02', startedAt: '2026-11-20T15:00:00.000Z' })
await play({ dmvTypeCode: '01', planCode: '03', startedAt: '2026-11-19T14:59:59.000Z', soundTitle: null })
const format = await registerTestFormat(pic, customer.userId)
await pic.post('/common/calte/register-record', createRecordBody(format.generalCalteId, {}))
afterAll(() => charts.close())

async function play(more: object): Promise<string> {
  const playId = randomUUID()
  await charts.deliver('content.play-recorded.v2', {
    playId,
    userId: customer.userId,
    soundId: randomUUID(),
    faceExpSoundResultId: null,
    soundTitle: { ja: '夜の海', en: 'Night sea' },
    playedSeconds: 600,
    countedSeconds: 600,
    revision: 1,
    endedAt: '2026-11-20T15:10:00.000Z',
    ...more,
  })
  return playId
}

async function diagnose(
  published: boolean,
  {
    userId,
    startedAt,
    at,
    resultId = randomUUID(),
  }: { userId: string; startedAt: string; at: string; resultId?: string } = {
    userId: customer.userId,
    startedAt: '2026-11-20T03:00:00.000Z',
    at: '2026-11-20T03:00:00.000Z',
  },
): Promise<string> {
  await charts.deliver('aiesthe.diagnosis-completed.v2', {
    resultId,
    userId,
    minutesCourse: 10,
    stressPercent: 18,
    published,
    startedAt,
    at,
  })
  return resultId
}

const between = (who: TestPerson, more: object = {}) =>
  who.post('/calendar/esthe-between', {
    userIds: [],
    since: '2026-11-20 00:00:00',
    until: '2026-11-22 00:00:00',
    ...more,
  })

interface Event {
  category: string
  title: string
  start: string
  detectId: string | null
  stressPercent: number | null
}

describe('POST /calendar/esthe-between', () => {
  it('responds with 200 and the plays, diagnoses and charts of the caller in Japanese time', async () => {
    const events: Event[] = (await between(customer)).json()
    expect(events.map(({ category, title, start }) => [category, title, start])).toEqual([
      ['ai_esthetic', '顔診断結果', '2026-11-20 12:00:00'],
      ['ai_esthetic', '顔診断結果', '2026-11-20 12:00:00'],
      ['medical_sound', 'メディカルサウンド 自然音 夜の海', '2026-11-21 00:00:00'],
      ['karte', '施術記録', '2026-11-21 12:00:00'],
    ])
    const before = (await between(customer, { since: '2026-11-19', until: '2026-11-20' })).json()
    expect(before.map((event: Event) => [event.category, event.title])).toEqual([['dmv', 'AIエステ 顔診断']])
  })

  it('names the sound of a play, also of one that was stored before sounds were', async () => {
    const member = await addTestPerson(charts, { roles: ['ROLE_GENERAL'], agencyCode: null })
    const soundId = randomUUID()
    const heard = { userId: member.userId, dmvTypeCode: '02', planCode: '02', soundId }
    const playId = await play({ ...heard, startedAt: '2026-11-20T15:00:00.000Z' })
    const listSounds = async () =>
      (await between(member))
        .json()
        .map((event: { soundId: string; soundName: string }) => [event.soundId, event.soundName])
    expect(await listSounds()).toEqual([[soundId, '夜の海']])

    await charts.database.db
      .updateTable('plays')
      .set({ sound_id: null })
      .where('play_id', '=', playId)
      .execute()
    expect(await listSounds()).toEqual([[null, '夜の海']])
    await play({ ...heard, playId, startedAt: '2026-11-20T15:00:00.000Z' })
    expect(await listSounds()).toEqual([[soundId, '夜の海']])
  })

  it('lists a diagnosis on the day on which it began, as it does plays', async () => {
    const member = await addTestPerson(charts, { roles: ['ROLE_GENERAL'], agencyCode: null })
    const finished = { userId: member.userId, at: '2026-11-20T15:20:00.000Z' }
    const resultId = await diagnose(false, { ...finished, startedAt: '2026-11-20T14:50:00.000Z' })
    // As it was announced once: as begun when its page was opened.
    await diagnose(false, { ...finished, resultId, startedAt: '2026-11-19T16:00:00.000Z' })
    const on = async (since: string, until: string) => (await between(member, { since, until })).json()
    expect(await on('2026-11-20', '2026-11-21')).toMatchObject([
      { start: '2026-11-20 23:50:00', end: '2026-11-21 00:20:00' },
    ])
    expect(await on('2026-11-21', '2026-11-22')).toEqual([])
  })

  it('shows staff only what is published, in the language of the caller', async () => {
    const events: Event[] = (await between(pic, { userIds: [customer.userId] })).json()
    const diagnoses = events.filter(({ category }) => category === 'ai_esthetic')
    expect(diagnoses.map(({ detectId, stressPercent }) => [detectId, stressPercent])).toEqual([
      [publishedId, 18],
    ])
    expect(events.map(({ category }) => category)).toEqual(['ai_esthetic', 'karte'])
  })

  it.each([true, false])(
    'shows no plays to the salon and to administrators, whether minutes are shared (%s) or not',
    async (listening) => {
      await customer.post('/customer/calte/sharing', { listening })
      const admin = await addTestPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
      for (const who of [pic, admin]) {
        const response = await between(who, { userIds: [customer.userId, who.userId] })
        const events: Event[] = response.json()
        expect(events.map(({ detectId, category }) => detectId ?? category)).toEqual([publishedId, 'karte'])
        expect(response.body).not.toContain('夜の海')
      }
    },
  )

  it('logs each view of a customer’s calendar by others for the customer, and none by the customer', async () => {
    const [one, other] = [await addTestPerson(charts), await addTestPerson(charts)]
    const admin = await addTestPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
    await between(pic, { userIds: [one.userId.toUpperCase(), other.userId, one.userId] })
    await between(pic, { userIds: [one.userId] })
    await between(admin, { userIds: [one.userId] })
    await between(one, { userIds: [one.userId] })
    const looksAt = async (who: TestPerson) =>
      (await who.get('/customer/calte/views'))
        .json()
        .map((act: { action: string; actorRole: string; recordId: null }) => [
          act.action,
          act.actorRole,
          act.recordId,
        ])
    expect(await looksAt(other)).toEqual([['view', 'person-in-charge', null]])
    expect((await looksAt(one)).sort()).toEqual([
      ['view', 'administrator', null],
      ['view', 'person-in-charge', null],
      ['view', 'person-in-charge', null],
    ])
  })

  it('returns a version of the calendar that changes with every event, and logs no view when staff poll it', async () => {
    const watched = await addTestPerson(charts)
    const stranger = await addTestPerson(charts, {
      roles: ['ROLE_PERSON_IN_CHARGE'],
      agencyCode: OTHER_AGENCY_CODE,
    })
    const november = { since: '2026-11-01', until: '2026-12-01', userIds: [watched.userId] }
    const ask = (who: TestPerson) => who.post('/calendar/esthe-between/version', november)
    const versions: string[] = []
    const poll = async () => {
      for (let i = 0; i < 3; i++) versions.push((await ask(pic)).json().version)
    }
    await poll()
    const at = '2026-11-20T03:00:00.000Z'
    const resultId = await diagnose(true, { userId: watched.userId, startedAt: at, at })
    await poll()
    await charts.deliver('aiesthe.diagnosis-deleted.v1', { resultId, userId: watched.userId, at })
    await poll()
    const [empty, withDiagnosis, withdrawn] = [versions.slice(0, 3), versions.slice(3, 6), versions.slice(6)]
    for (const same of [empty, withDiagnosis, withdrawn]) expect(new Set(same).size).toBe(1)
    expect(withDiagnosis[0]).not.toBe(empty[0])
    expect(withdrawn[0]).not.toBe(withDiagnosis[0])
    // What is not shown to staff changes nothing that they can see.
    await diagnose(false, { userId: watched.userId, startedAt: at, at })
    await play({ userId: watched.userId, dmvTypeCode: '02', planCode: '02', startedAt: at })
    expect((await ask(pic)).json().version).toBe(withdrawn[0])
    expect((await ask(stranger)).statusCode).toBe(404)
    expect((await watched.get('/customer/calte/views')).json()).toEqual([])
  })

  it('returns the version together with the events, so that a poll notices a change between the two requests', async () => {
    const watched = await addTestPerson(charts)
    const november = { since: '2026-11-01', until: '2026-12-01', userIds: [watched.userId] }
    const at = '2026-11-20T03:00:00.000Z'
    const pollAndList = async () => {
      const { version } = (await pic.post('/calendar/esthe-between/version', november)).json()
      const { headers } = await pic.post('/calendar/esthe-between', november)
      return { version, listed: headers['calendar-version'] }
    }
    const empty = await pollAndList()
    await diagnose(true, { userId: watched.userId, startedAt: at, at })
    const withDiagnosis = await pollAndList()
    expect(empty.listed).toBe(empty.version)
    expect(withDiagnosis.listed).toBe(withDiagnosis.version)
    expect(withDiagnosis.listed).not.toBe(empty.listed)
  })

  it('returns the same version to staff for all days, so that it reveals for no day whether it has events', async () => {
    const watched = await addTestPerson(charts)
    const { userId } = watched
    const ranges = [
      { since: '2026-11-01', until: '2026-12-01' },
      { since: '2026-11-20', until: '2026-11-21' },
      { since: '2026-11-20 11:59:59', until: '2026-11-20 12:00:00' },
      { since: '2025-01-01', until: '2025-01-02' },
    ]
    const versions = async () => {
      const found = new Set<string>()
      for (const range of ranges) {
        const body = { ...range, userIds: [userId] }
        found.add((await pic.post('/calendar/esthe-between/version', body)).json().version)
      }
      return [...found]
    }
    const empty = await versions()
    await diagnose(true, { userId, startedAt: '2026-11-20T03:00:00.000Z', at: '2026-11-20T03:00:00.000Z' })
    const withDiagnosis = await versions()
    const format = await registerTestFormat(pic, userId)
    await pic.post('/common/calte/register-record', createRecordBody(format.generalCalteId, {}))
    const withRecord = await versions()
    expect([empty, withDiagnosis, withRecord].map(({ length }) => length)).toEqual([1, 1, 1])
    expect(new Set([...empty, ...withDiagnosis, ...withRecord]).size).toBe(3)
    const everything = createHash('sha256').update(JSON.stringify([[[userId, '花子']], []]))
    expect(empty).not.toContain(everything.digest('base64url'))
  })

  it('shows saved stress checks to their member alone, until they are withdrawn', async () => {
    const resultId = randomUUID()
    const at = '2026-11-20T05:00:00.000Z'
    const saved = { resultId, userId: customer.userId, level: 3, at }
    await charts.deliver('aiesthe.stress-result-saved.v1', saved)
    const stress = async (who: TestPerson, more: object = {}) =>
      (await between(who, more)).json().filter(({ category }: Event) => category === 'stress_check')
    const low = await createTestPerson(charts, {
      userId: customer.userId,
      sessionId: randomUUID(),
      roles: ['ROLE_CUSTOMER'],
      agencyCode: AGENCY_CODE,
      assurance: 'low',
    })
    expect(await stress(low)).toEqual([])
    expect(await stress(customer)).toMatchObject([
      { id: resultId, title: 'ストレスチェック レベル3', start: '2026-11-20 14:00:00', recordId: null },
    ])
    const admin = await addTestPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
    for (const who of [pic, admin]) expect(await stress(who, { userIds: [customer.userId] })).toEqual([])
    await charts.deliver('aiesthe.stress-result-withdrawn.v1', { resultId, userId: customer.userId, at })
    expect(await stress(customer)).toEqual([])
    await charts.deliver('aiesthe.stress-result-saved.v1', saved)
    expect(await stress(customer)).toEqual([])
    const late = { ...saved, resultId: randomUUID() }
    await charts.deliver('aiesthe.stress-result-withdrawn.v1', {
      resultId: late.resultId,
      userId: late.userId,
      at,
    })
    await charts.deliver('aiesthe.stress-result-saved.v1', late)
    expect(await stress(customer)).toEqual([])
  })

  it('responds with 404 to customers of another agency, and with 400 to too many people or days and to a reversed range', async () => {
    const foreign = await addTestPerson(charts, {
      roles: ['ROLE_PERSON_IN_CHARGE'],
      agencyCode: OTHER_AGENCY_CODE,
    })
    const general = await addTestPerson(charts, { roles: ['ROLE_GENERAL'], agencyCode: null })
    for (const who of [foreign, general])
      expect((await between(who, { userIds: [customer.userId] })).statusCode).toBe(404)
    const many = Array.from({ length: 21 }, () => randomUUID())
    expect((await between(pic, { userIds: many })).json().code).toBe('CHARTS_TOO_MANY_USERS')
    expect((await between(pic, { until: '2027-01-22 00:00:00' })).json().code).toBe('CHARTS_RANGE_TOO_LONG')
    expect((await between(pic, { until: '2026-11-20 00:00:00' })).json().code).toBe('CHARTS_RANGE_REVERSED')
    expect((await between(pic, { until: '2026-02-30 00:00:00' })).json().code).toBe('E3001')
    expect((await between(pic, { until: '2027-01-21 00:00:00' })).statusCode).toBe(200)
  })

  it('shows a session of an easy-login link the own usage without titles of charts, and nobody else’s', async () => {
    const easy = (userId: string, role: 'ROLE_CUSTOMER' | 'ROLE_PERSON_IN_CHARGE') =>
      createTestPerson(charts, {
        userId,
        sessionId: randomUUID(),
        roles: [role],
        agencyCode: AGENCY_CODE,
        assurance: 'low',
      })
    const own = await easy(customer.userId, 'ROLE_CUSTOMER')
    const events: Event[] = (await between(own)).json()
    expect(events.map(({ category, title }) => [category, title])).toEqual([
      ['ai_esthetic', '顔診断結果'],
      ['ai_esthetic', '顔診断結果'],
      ['medical_sound', 'メディカルサウンド 自然音 夜の海'],
      ['karte', ''],
    ])
    expect((await between(own, { userIds: [customer.userId.toUpperCase()] })).statusCode).toBe(200)
    const staff = await easy(pic.userId, 'ROLE_PERSON_IN_CHARGE')
    expect((await between(staff)).statusCode).toBe(200)
    const refused = await between(staff, { userIds: [customer.userId] })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'E4014'])
  })

  it('ignores an older report of a play, and counts a repeated one once', async () => {
    const member = await addTestPerson(charts, { roles: ['ROLE_GENERAL'], agencyCode: null })
    const playId = randomUUID()
    const report = (revision: number, endedAt: string) =>
      play({
        playId,
        userId: member.userId,
        revision,
        endedAt,
        startedAt: '2026-11-20T10:00:00.000Z',
        dmvTypeCode: '04',
        planCode: '05',
      })
    await report(2, '2026-11-20T10:20:00.000Z')
    await report(1, '2026-11-20T10:05:00.000Z')
    await report(2, '2026-11-20T10:20:00.000Z')
    expect((await between(member)).json()).toMatchObject([{ recordId: playId, end: '2026-11-20 19:20:00' }])
  })
})

describe('the calendar feed', () => {
  it('returns the events of its owner to whoever has its address, until the address is revoked or replaced', async () => {
    const issue = async () =>
      new URL((await customer.post('/calendar/feed')).json().url).pathname.replace('/api', '')
    const first = await issue()
    const file = await charts.app.inject(first)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(file.body).toContain('BEGIN:VEVENT')
    expect(file.body).not.toContain('施術記録')
    const second = await issue()
    expect((await charts.app.inject(first)).statusCode).toBe(404)
    expect((await charts.app.inject(second)).statusCode).toBe(200)
    await customer.post('/calendar/feed/revoke')
    expect((await charts.app.inject(second)).statusCode).toBe(404)
    expect((await customer.get('/calendar/feed')).json()).toEqual({ createdAt: null })
  })
})
