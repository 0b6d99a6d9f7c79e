import { randomUUID } from 'node:crypto'
import type { TestSession } from '@hibiki/http/testing'
import { sql } from 'kysely'
import { Value } from 'typebox/value'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../../testing/aiesthe-app.ts'
import { createConsumerCaller } from '../../../testing/consumers.ts'
import { completeDiagnosis, openLinkAs, saveTestMemberProfile } from '../../../testing/diagnoses.ts'
import { createFakeExaminer } from '../../../testing/fake-examiner.ts'
import { photoParts } from '../../photos/photo-vault.ts'
import { removeDuePhotos } from '../../photos/remove-due-photos.ts'
import { upsertPlays } from '../../plays/plays.sql.ts'
import { ResultResponse } from '../result-response.ts'

const tokyo = '100000000001'
const osaka = '100000000002'
const customerSession: TestSession = { roles: ['ROLE_CUSTOMER'], agencyCode: tokyo }
const inCharge = (agencyCode: string): TestSession => ({ roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode })
const examiner = createFakeExaminer()
const aiesthe = await createAiestheApp(examiner)
await addTestSounds(aiesthe)
const customer = await createTestMember(aiesthe, { session: customerSession })
await saveTestMemberProfile(aiesthe, customer.userId, { name: '東京 花子', customerOfAgency: tokyo })
const pic = await createTestMember(aiesthe, { session: inCharge(tokyo) })
const otherPic = await createTestMember(aiesthe, { session: inCharge(osaka) })
const admin = await createTestMember(aiesthe, { session: { roles: ['ROLE_ADMIN'] } })
const stranger = await createTestMember(aiesthe, { session: customerSession })
afterAll(() => aiesthe.close())
beforeEach(() => {
  aiesthe.clock.now = new Date('2026-11-21T03:00:00Z')
})

const ask = (member: TestMember, id: string) => member.get(`/aiesthe/detect-result?detectId=${id}`)
const statuses = async (id: string) =>
  Promise.all([customer, pic, otherPic, admin, stranger].map(async (who) => (await ask(who, id)).statusCode))
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

describe('GET /aiesthe/detect-result', () => {
  it('returns an unpublished result to its owner and administrators, and 404 to everyone else', async () => {
    expect(await statuses(await completeDiagnosis(customer))).toEqual([200, 404, 404, 200, 404])
  })

  it('returns JSON with exactly the fields of the documented schema', async () => {
    const answer = await ask(customer, await completeDiagnosis(customer))
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const result = answer.json()
    expect(Value.Check(ResultResponse, result)).toBe(true)
    expect(Value.Clean(ResultResponse, structuredClone(result))).toEqual(result)
  })

  it('returns positions of brows and lips to nobody, neither in one result nor in lists', async () => {
    const id = await completeDiagnosis(customer, { publish: true })
    const stored = await aiesthe.database.db
      .selectFrom('face_photos')
      .select(sql<boolean>`face ? 'lines'`.as('hasLines'))
      .where('result_id', '=', id)
      .execute()
    expect(stored).toEqual([{ hasLines: true }, { hasLines: true }])
    const [own, ofPic, ofAdmin] = await Promise.all([customer, pic, admin].map((who) => ask(who, id)))
    const answers = { own, ofPic, ofAdmin, list: await customer.get('/aiesthe/my-history') }
    for (const [whose, answer] of Object.entries(answers)) {
      expect([whose, answer?.statusCode]).toEqual([whose, 200])
      expect(answer?.body).toContain('"boundingBox"')
      expect(answer?.body).not.toMatch(/lines|brows|mouth/)
    }
  })

  it('returns where the eyes are in both photos, and no eyes for photos whose analysis has none', async () => {
    const id = await completeDiagnosis(customer)
    const eyes = [
      { x: 0.42, y: 0.45 },
      { x: 0.58, y: 0.45 },
    ]
    expect((await ask(customer, id)).json()).toMatchObject({ beforeResult: { eyes }, afterResult: { eyes } })
    await sql`update face_photos set face = face - 'eyes' where result_id = ${id}`.execute(
      aiesthe.database.db,
    )
    const { beforeResult, afterResult } = (await ask(customer, id)).json()
    for (const analysis of [beforeResult, afterResult]) expect(analysis).not.toHaveProperty('eyes')
  })

  it('returns an error in the usual format when the pictures cannot be read', async () => {
    const id = await completeDiagnosis(customer)
    const { facialExpressionSoundResultId: next } = (await customer.get('/aiesthe/current-step')).json()
    const body = { id: next, course: 1, image: 'cGhvdG8=', publish: false }
    await customer.post('/aiesthe/detect', body)
    const reading = vi.spyOn(aiesthe.vault, 'read').mockRejectedValue(new Error('no storage'))
    const answers = [await ask(customer, id), await customer.post('/aiesthe/detect-after', body)]
    reading.mockRestore()
    expect(answers.map(outcome)).toEqual([
      [500, 'E5000'],
      [500, 'E5000'],
    ])
    expect(await statuses(next)).toEqual([200, 404, 404, 200, 404])
  })

  it('returns a published result also to the person in charge of the owner’s agency, but not of another one', async () => {
    expect(await statuses(await completeDiagnosis(customer, { publish: true }))).toEqual([
      200, 200, 404, 200, 404,
    ])
  })

  it('rejects a session without password with 422 E4014 for another member’s result, photos and history, but not for its own', async () => {
    const id = await completeDiagnosis(customer, { publish: true })
    for (const [who, session] of [
      [pic, inCharge(tokyo)],
      [admin, { roles: ['ROLE_ADMIN'] } satisfies TestSession],
    ] as const) {
      const { beforeImage } = (await ask(who, id)).json()
      const { userId, sessionId } = who
      const low = await createTestMember(aiesthe, {
        session: { ...session, userId, sessionId, assurance: 'low' },
      })
      for (const url of [
        `/aiesthe/detect-result?detectId=${id}`,
        beforeImage.replace('/api', ''),
        `/aiesthe/history-count?userId=${customer.userId}`,
        `/aiesthe/history-without-related-calte?userId=${customer.userId}`,
      ])
        expect([url, ...outcome(await low.get(url))]).toEqual([url, 422, 'E4014'])
      expect(outcome(await ask(low, randomUUID()))).toEqual([404, 'AIESTHE_RESULT_NOT_FOUND'])
    }
    const { userId, sessionId } = customer
    const own = await createTestMember(aiesthe, {
      session: { ...customerSession, userId, sessionId, assurance: 'low' },
    })
    expect((await ask(own, id)).statusCode).toBe(200)
    expect((await own.get(`/aiesthe/history-count?userId=${userId}`)).statusCode).toBe(200)
  })

  it('ignores the request of a general member to publish, because only customers can', async () => {
    const general = await createTestMember(aiesthe)
    const id = await completeDiagnosis(general, { publish: true })
    expect((await ask(general, id)).json().published).toBe(false)
    expect(outcome(await general.post('/aiesthe/publication', { detectId: id, published: true }))).toEqual([
      404,
      'AIESTHE_RESULT_NOT_FOUND',
    ])
  })

  it('logs every view of another person before the response, but not the owner’s own', async () => {
    const id = await completeDiagnosis(customer, { publish: true })
    await statuses(id)
    const views = await aiesthe.database.db
      .selectFrom('photo_views')
      .selectAll()
      .where('result_id', '=', id)
      .execute()
    expect(views.map((view) => view.viewer_id).sort()).toEqual([pic.userId, admin.userId].sort())
    expect(views.every((view) => view.member_id === customer.userId)).toBe(true)
  })

  it('closes a result when the member moves to another agency, also for the old one after a move back', async () => {
    const { publish } = createConsumerCaller(aiesthe, 'project-member-profiles')
    const mover = await createTestMember(aiesthe, { session: customerSession })
    const belongsTo = (agencyCode: string, at: string) =>
      publish({
        userId: mover.userId,
        loginName: 'm',
        name: '引越 花',
        email: 'm@b.example',
        roles: ['ROLE_CUSTOMER'],
        agencyCode,
        at,
      })
    const open = async (id: string) =>
      Promise.all([pic, otherPic].map(async (who) => (await ask(who, id)).statusCode))
    await belongsTo(tokyo, '2026-11-20T00:00:00.000Z')
    const id = await completeDiagnosis(mover, { publish: true })
    expect(await open(id)).toEqual([200, 404])
    await belongsTo(tokyo, '2026-11-21T04:00:00.000Z')
    expect(await open(id)).toEqual([200, 404])
    aiesthe.clock.now = new Date('2026-11-21T05:00:01Z')
    await belongsTo(osaka, '2026-11-21T05:00:00.000Z')
    // This event arrives late and describes a time before the move.
    await belongsTo(tokyo, '2026-11-21T04:30:00.000Z')
    expect(await open(id)).toEqual([404, 404])
    const told = await aiesthe.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('subject', '=', 'aiesthe.publication-changed.v1')
      .execute()
    expect(told.filter(({ payload }) => (payload as { resultId: string }).resultId === id)).toMatchObject([
      { payload: { published: true, at: '2026-11-21T03:00:00.000Z' } },
      { payload: { published: false, at: '2026-11-21T05:00:01.000Z' } },
    ])
    await belongsTo(tokyo, '2026-11-21T06:00:00.000Z')
    expect(await open(id)).toEqual([404, 404])
  })

  it('GET /aiesthe/photo-views lists to the member who viewed, in which role and when, newest first, and to no one else', async () => {
    const id = await completeDiagnosis(customer, { publish: true })
    await saveTestMemberProfile(aiesthe, pic.userId, { name: '担当 花', customerOfAgency: null })
    await pic.get(`/aiesthe/detect-result?detectId=${id}`)
    await admin.get(`/aiesthe/detect-result?detectId=${id}`)
    const views = async (member: TestMember, query = '?page=0&size=2') =>
      (await member.get(`/aiesthe/photo-views${query}`)).json()
    const viewedAt = '2026-11-21 12:00:00'
    expect(await views(customer)).toEqual([
      { resultId: id, viewedAt, name: null, role: 'administrator' },
      { resultId: id, viewedAt, name: '担当 花', role: 'person-in-charge' },
    ])
    expect(await views(customer, '?page=1&size=1')).toMatchObject([{ role: 'person-in-charge' }])
    expect([await views(pic), await views(admin)]).toEqual([[], []])
    expect((await customer.get('/aiesthe/photo-views?page=0&size=100')).json().code).toBe('E3001')
  })

  it('lists the member’s plays of the diagnosis with the chosen sound', async () => {
    const id = await completeDiagnosis(customer)
    const play = {
      playId: randomUUID(),
      memberId: customer.userId,
      soundId: null,
      resultId: id,
      dmvTypeCode: '01',
      planCode: '03',
      playedSeconds: 599.4,
      revision: 1,
      startedAt: new Date('2026-11-21T02:50:00Z'),
      endedAt: new Date('2026-11-21T03:00:00Z'),
    }
    await aiesthe.database.db.transaction().execute(async (trx) => {
      await upsertPlays(trx, [play])
      // Another member's play that names this result is not included.
      await upsertPlays(trx, [{ ...play, playId: randomUUID(), memberId: stranger.userId }])
    })
    const { dmvResults, soundName, username } = (await ask(customer, id)).json()
    expect(username).toBe('東京 花子')
    expect(dmvResults).toEqual([
      {
        planName: 'AIエステ（顔診断）',
        soundName,
        courseMin: 10,
        username,
        startDateTime: '2026-11-21 11:50:00',
        endDateTime: '2026-11-21 12:00:00',
        totalPlayingTime: '00:09:59',
      },
    ])
  })

  it('returns 404 for an unknown result, 400 for an invalid id and 401 to a visitor', async () => {
    expect(outcome(await ask(customer, randomUUID()))).toEqual([404, 'AIESTHE_RESULT_NOT_FOUND'])
    expect((await ask(customer, '1')).statusCode).toBe(400)
    const url = `/aiesthe/detect-result?detectId=${randomUUID()}`
    expect((await aiesthe.app.inject(url)).statusCode).toBe(401)
  })
})

describe('POST /aiesthe/publication', () => {
  it('withdrawing closes the result and the links to its photos at once, and publishes that', async () => {
    const id = await completeDiagnosis(customer, { publish: true })
    const { beforeImage } = (await ask(pic, id)).json()
    expect((await openLinkAs(pic, beforeImage)).statusCode).toBe(200)
    const answer = await customer.post('/aiesthe/publication', { detectId: id, published: false })
    expect([answer.statusCode, answer.json()]).toEqual([200, { published: false }])
    expect((await ask(pic, id)).statusCode).toBe(404)
    expect((await openLinkAs(pic, beforeImage)).statusCode).toBe(404)
    await customer.post('/aiesthe/publication', { detectId: id, published: false })
    await customer.post('/aiesthe/publication', { detectId: id, published: true })
    expect((await ask(pic, id)).statusCode).toBe(200)
    const told = await aiesthe.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('subject', '=', 'aiesthe.publication-changed.v1')
      .orderBy('id')
      .execute()
    const states = told.map((row) => row.payload as { resultId: string; published: boolean })
    expect(states.filter(({ resultId }) => resultId === id).map(({ published }) => published)).toEqual([
      true,
      false,
      true,
    ])
  })

  it('returns 404 for another member’s result, whatever the caller’s role', async () => {
    const id = await completeDiagnosis(customer, { publish: true })
    for (const who of [pic, admin, stranger]) {
      const answer = await who.post('/aiesthe/publication', { detectId: id, published: false })
      expect(outcome(answer)).toEqual([404, 'AIESTHE_RESULT_NOT_FOUND'])
    }
    expect((await ask(pic, id)).statusCode).toBe(200)
  })

  it('a move to another agency closes published results for the old one', async () => {
    const leaving = await createTestMember(aiesthe, { session: customerSession })
    await saveTestMemberProfile(aiesthe, leaving.userId, { name: '去', customerOfAgency: tokyo })
    const id = await completeDiagnosis(leaving, { publish: true })
    expect([(await ask(pic, id)).statusCode, (await ask(otherPic, id)).statusCode]).toEqual([200, 404])
    const changedAt = new Date('2026-11-20T00:00:00Z')
    await saveTestMemberProfile(aiesthe, leaving.userId, { name: '去', customerOfAgency: osaka, changedAt })
    expect([(await ask(pic, id)).statusCode, (await ask(otherPic, id)).statusCode]).toEqual([404, 200])
  })
})

describe('GET /aiesthe/photos', () => {
  it('opens a link for ten minutes, in the session it was signed for only', async () => {
    const id = await completeDiagnosis(customer, { publish: true })
    const { beforeImage } = (await ask(customer, id)).json()
    expect((await openLinkAs(customer, beforeImage)).statusCode).toBe(200)
    const elsewhere = await createTestMember(aiesthe, {
      session: { ...customerSession, userId: customer.userId },
    })
    for (const who of [elsewhere, pic, admin, stranger])
      expect(outcome(await openLinkAs(who, beforeImage))).toEqual([404, 'AIESTHE_PHOTO_LINK_INVALID'])
    expect((await aiesthe.app.inject(beforeImage.replace('/api', ''))).statusCode).toBe(401)
    aiesthe.clock.now = new Date('2026-11-21T03:10:01Z')
    expect(outcome(await openLinkAs(customer, beforeImage))).toEqual([410, 'AIESTHE_PHOTO_LINK_EXPIRED'])
  })

  it.each([
    ['no part', (photoId: string) => photoId],
    ['an empty part', (photoId: string) => `${photoId}.`],
    ['an unknown part', (photoId: string) => `${photoId}.other`],
    ['two parts', (photoId: string) => `${photoId}.photo.photo`],
    ['no photo', () => '.photo'],
    ['another photo', (_photoId: string, otherId: string) => `${otherId}.photo`],
  ])('returns 404 AIESTHE_PHOTO_LINK_INVALID for %s with a valid signature', async (_what, nameOf) => {
    const { beforeImage, afterImage } = (await ask(customer, await completeDiagnosis(customer))).json()
    const [photoId, otherId] = [beforeImage, afterImage].map((link) => /[\w-]{36}/.exec(link)?.[0] ?? '')
    const link = (name: string) => `/aiesthe/photos/${name}?${beforeImage.split('?')[1]}`
    expect((await openLinkAs(customer, link(`${photoId}.photo`))).statusCode).toBe(200)
    const answer = await openLinkAs(customer, link(nameOf(photoId ?? '', otherId ?? '')))
    expect(outcome(answer)).toEqual([404, 'AIESTHE_PHOTO_LINK_INVALID'])
  })

  it('rejects the signature of a link to a sound, although both use the same key', async () => {
    const { beforeImage } = (await ask(customer, await completeDiagnosis(customer))).json()
    const photoId = /[\w-]{36}/.exec(beforeImage)?.[0] ?? ''
    const [, query] = aiesthe.soundLinks.sign(photoId, customer.sessionId).split('?')
    const answer = await openLinkAs(customer, `/aiesthe/photos/${photoId}.photo?${query}`)
    expect(outcome(answer)).toEqual([404, 'AIESTHE_PHOTO_LINK_INVALID'])
  })
})

describe('POST /aiesthe/delete-result', () => {
  it('deletes the result, its photos and what was learned from them, and publishes that', async () => {
    const id = await completeDiagnosis(customer, { publish: true })
    const { db } = aiesthe.database
    const photos = await db.selectFrom('face_photos').select('id').where('result_id', '=', id).execute()
    expect(photos).toHaveLength(2)
    const before = (await customer.get('/aiesthe/my-history-count')).json()
    for (const who of [pic, admin, stranger])
      expect((await who.post('/aiesthe/delete-result', { detectId: id })).statusCode).toBe(404)
    const answer = await customer.post('/aiesthe/delete-result', { detectId: id })
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect(await statuses(id)).toEqual([404, 404, 404, 404, 404])
    expect((await customer.get('/aiesthe/my-history-count')).json()).toBe(before - 1)
    await removeDuePhotos({ db, vault: aiesthe.vault, now: aiesthe.clock.now })
    for (const photo of photos)
      for (const part of photoParts) expect(await aiesthe.vault.read(photo.id, part)).toBeNull()
    const told = await db
      .selectFrom('outbox')
      .select('payload')
      .where('subject', '=', 'aiesthe.diagnosis-deleted.v1')
      .execute()
    expect(told.map(({ payload }) => payload)).toEqual([
      { resultId: id, userId: customer.userId, at: '2026-11-21T03:00:00.000Z' },
    ])
    expect((await customer.post('/aiesthe/delete-result', { detectId: id })).statusCode).toBe(404)
  })
})

describe('histories of face diagnoses', () => {
  it('my-history returns the caller’s finished diagnoses by page and order with links instead of pictures, and rejects 100 rows with E3001', async () => {
    const member = await createTestMember(aiesthe)
    const ids: string[] = []
    for (let day = 1; day <= 3; day++) {
      aiesthe.clock.now = new Date(`2026-11-1${day}T03:00:00Z`)
      ids.push(await completeDiagnosis(member))
    }
    await member.get('/aiesthe/current-step')
    expect((await member.get('/aiesthe/my-history-count')).json()).toBe(3)
    const list = async (query: string) =>
      (await member.get(`/aiesthe/my-history?${query}`)).json().map((item: { id: string }) => item.id)
    expect(await list('page=0&size=5&sort=desc')).toEqual(ids.toReversed())
    expect(await list('page=0&size=2&sort=asc')).toEqual(ids.slice(0, 2))
    expect(await list('page=1&size=2&sort=asc')).toEqual(ids.slice(2))
    const [item] = (await member.get('/aiesthe/my-history')).json()
    for (const link of [
      item.beforeImage,
      item.beforePortrait,
      ...Object.values<string>(item.afterProcFaceImgs),
    ])
      expect((await openLinkAs(member, link)).statusCode).toBe(200)
    const tooMany = await member.get('/aiesthe/my-history?size=100')
    const { code, message, fields } = tooMany.json()
    const sentence = '100件以上の表示はできません。'
    expect([tooMany.statusCode, code, message, fields]).toEqual([400, 'E3001', sentence, { size: sentence }])
    expect((await member.get('/aiesthe/my-history?size=99')).statusCode).toBe(200)
    expect((await member.get('/aiesthe/my-history?page=-1')).statusCode).toBe(400)
  })

  it('history-count and history-without-related-calte include all of the member’s own, and published ones for the person in charge', async () => {
    const member = await createTestMember(aiesthe, { session: customerSession })
    await saveTestMemberProfile(aiesthe, member.userId, { name: '歴', customerOfAgency: tokyo })
    await completeDiagnosis(member)
    const shown = await completeDiagnosis(member, { publish: true })
    const count = async (who: TestMember) =>
      (await who.get(`/aiesthe/history-count?userId=${member.userId}`)).json()
    const list = (who: TestMember) =>
      who.get(`/aiesthe/history-without-related-calte?userId=${member.userId}&page=0&size=5`)
    expect([await count(member), await count(admin), await count(pic)]).toEqual([2, 2, 1])
    expect((await list(pic)).json()).toEqual([{ id: shown, latestUpdate: '2026-11-21 12:00:00' }])
    expect((await list(member)).json()).toHaveLength(2)
    for (const who of [otherPic, stranger]) {
      expect((await count(who)).code).toBe('E4040')
      expect(outcome(await list(who))).toEqual([404, 'E4040'])
    }
  })
})
