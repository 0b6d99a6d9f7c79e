import { randomUUID } from 'node:crypto'
import { lockMember, saveConsent } from '@hibiki/projections'
import { afterAll, describe, expect, it } from 'vitest'
import { addTestSounds, createAiestheApp, createTestMember } from '../../testing/aiesthe-app.ts'
import { createConsumerCaller, eraseMember, expectConsumerGuarantees } from '../../testing/consumers.ts'
import { findSound, listCandidateSounds } from '../sounds/sounds.sql.ts'
import { listRecentSoundIds } from './plays.sql.ts'

const aiesthe = await createAiestheApp()
afterAll(() => aiesthe.close())

const at = '2026-11-21T03:00:00.000Z'
const later = '2026-11-21T04:00:00.000Z'
const rows = (table: 'plays', userId: string) =>
  aiesthe.database.db.selectFrom(table).selectAll().where('member_id', '=', userId).execute()

describe('project-sounds, project-frequencies, drop-sounds', () => {
  const payload = (soundId: string, more: object = {}) => ({
    soundId,
    kind: 'aiesthe',
    title: { ja: '音', en: 'sound' },
    cluster: 2,
    minutesCourse: 10,
    bodyParts: null,
    tags: [],
    genre: null,
    composer: null,
    effects: null,
    durationSeconds: 600,
    at,
    ...more,
  })
  const measured = (soundId: string, more: object = {}) => ({
    soundId,
    kind: 'aiesthe',
    frequencies: [43.7, 246.9],
    at,
    ...more,
  })
  const known = (soundId: string) => async () => {
    const found = await listCandidateSounds(aiesthe.database.db, { minutesCourse: 10, cluster: 2 })
    return found.filter((candidate) => candidate.soundId === soundId)
  }

  it('each of the three has the guarantees of a consumer', async () => {
    const [soundId, gone, heard] = [randomUUID(), randomUUID(), randomUUID()]
    await expectConsumerGuarantees(aiesthe, {
      consumer: 'project-sounds',
      table: 'sounds',
      payload: payload(soundId),
      effect: known(soundId),
    })
    await expectConsumerGuarantees(aiesthe, {
      consumer: 'drop-sounds',
      table: 'sounds',
      payload: { soundId: gone, at },
      effect: () =>
        aiesthe.database.db.selectFrom('sounds').selectAll().where('sound_id', '=', gone).execute(),
    })
    await expectConsumerGuarantees(aiesthe, {
      consumer: 'project-frequencies',
      table: 'sounds',
      payload: measured(heard),
      effect: () =>
        aiesthe.database.db.selectFrom('sounds').selectAll().where('sound_id', '=', heard).execute(),
    })
  })

  it('stores the frequencies of a sound that arrive before or after it, and keeps them when it changes', async () => {
    const { publish } = createConsumerCaller(aiesthe, 'project-sounds')
    const { publish: measure } = createConsumerCaller(aiesthe, 'project-frequencies')
    const frequenciesOf = async (id: string) => (await findSound(aiesthe.database.db, id))?.frequencies
    const [early, late, none] = [randomUUID(), randomUUID(), randomUUID()]
    await measure(measured(early))
    await publish(payload(early))
    await publish(payload(late))
    expect(await frequenciesOf(late)).toEqual([])
    await measure(measured(late))
    await publish(payload(late, { at: later }))
    expect([await frequenciesOf(early), await frequenciesOf(late)]).toEqual([
      [43.7, 246.9],
      [43.7, 246.9],
    ])
    await measure(measured(none, { kind: 'kanade' }))
    const rows = aiesthe.database.db.selectFrom('sounds').selectAll().where('sound_id', '=', none)
    expect(await rows.execute()).toEqual([])
  })

  it('never offers a withdrawn sound, even if its withdrawal arrived first, but keeps its title', async () => {
    const keeping = createConsumerCaller(aiesthe, 'project-sounds')
    const dropping = createConsumerCaller(aiesthe, 'drop-sounds')
    const soundId = randomUUID()
    await dropping.publish({ soundId, at: later })
    expect(await findSound(aiesthe.database.db, soundId)).toBeNull()
    await keeping.publish(payload(soundId))
    expect(await known(soundId)()).toEqual([])
    expect((await findSound(aiesthe.database.db, soundId))?.title.ja).toBe('音')
  })

  it('keeps the newest description of a sound, and ignores other kinds', async () => {
    const { publish } = createConsumerCaller(aiesthe, 'project-sounds')
    const [changed, kanade] = [randomUUID(), randomUUID()]
    await publish(payload(changed, { at: later, title: { ja: '新', en: 'new' } }))
    await publish(payload(changed))
    expect((await findSound(aiesthe.database.db, changed))?.title.ja).toBe('新')
    await publish(payload(kanade, { kind: 'kanade', cluster: null, minutesCourse: null }))
    expect(await findSound(aiesthe.database.db, kanade)).toBeNull()
  })
})

describe('project-plays', () => {
  const payload = (userId: string, soundId: string | null, more: object = {}) => ({
    playId: randomUUID(),
    userId,
    soundId,
    soundTitle: null,
    faceExpSoundResultId: null,
    dmvTypeCode: '01',
    planCode: '01',
    startedAt: '2026-11-21T03:05:00.000Z',
    endedAt: '2026-11-21T03:15:00.000Z',
    playedSeconds: 600,
    countedSeconds: 600,
    revision: 1,
    ...more,
  })

  it('has the guarantees of a consumer', async () => {
    const userId = randomUUID()
    await expectConsumerGuarantees(aiesthe, {
      consumer: 'project-plays',
      table: 'plays',
      payload: payload(userId, randomUUID()),
      effect: () => rows('plays', userId),
    })
  })

  const rewardOf = async (memberId: string) => {
    const query = aiesthe.database.db.selectFrom('choices').select(['reward', 'measured'])
    return (await query.where('member_id', '=', memberId).execute()).map(({ reward, measured }) => [
      reward === null ? null : Math.round(reward * 1000) / 1000,
      measured,
    ])
  }

  it('saves the last sounds, and rewards the choice by whether the sound was finished', async () => {
    const { publish } = createConsumerCaller(aiesthe, 'project-plays')
    await addTestSounds(aiesthe)
    const { db } = aiesthe.database
    for (const [played, reward] of [
      [1200, 0.6],
      [30, 0.4],
    ] as const) {
      const member = await createTestMember(aiesthe)
      const { id } = (await member.get('/aiesthe/random')).json()
      const play = payload(member.userId, id, { playedSeconds: played })
      await publish(play)
      await publish({ ...play, revision: 1, playedSeconds: 1 })
      expect(await listRecentSoundIds(db, member.userId)).toEqual([id])
      expect(await rewardOf(member.userId)).toEqual([[reward, false]])
    }
  })

  it.each([
    ['a sound of 24 s that repeats until the course is over', 24],
    ['a sound of 40 minutes that is cut when the course is over', 2400],
  ])('rewards a choice by the played part of the course, with %s', async (_, duration_seconds) => {
    const { publish } = createConsumerCaller(aiesthe, 'project-plays')
    const { db } = aiesthe.database
    await addTestSounds(aiesthe)
    await db.updateTable('sounds').set({ duration_seconds }).execute()
    const member = await createTestMember(aiesthe)
    const { id, courseMinutes } = (await member.get('/aiesthe/random')).json()
    const almostFinished = courseMinutes * 60 * 0.9
    const rewards: unknown[] = []
    for (const playedSeconds of [24, almostFinished - 1, almostFinished]) {
      const play = payload(member.userId, id, { playedSeconds })
      await publish({ ...play, endedAt: '2026-11-21T03:25:00.000Z' })
      rewards.push((await rewardOf(member.userId))[0]?.[0])
    }
    expect(rewards).toEqual([0.4, 0.4, 0.6])
  })

  it('rewards the best of several plays, and ignores one under five seconds', async () => {
    const { publish } = createConsumerCaller(aiesthe, 'project-plays')
    await addTestSounds(aiesthe)
    const member = await createTestMember(aiesthe)
    const { id } = (await member.get('/aiesthe/random')).json()
    const heard = (playedSeconds: number) => publish(payload(member.userId, id, { playedSeconds }))
    const rewards: unknown[] = []
    for (const seconds of [4.9, 5, 1200, 30]) {
      await heard(seconds)
      rewards.push((await rewardOf(member.userId))[0]?.[0])
    }
    expect(rewards).toEqual([null, 0.4, 0.6, 0.6])
    expect(await rows('plays', member.userId)).toHaveLength(4)
  })

  it('saves a play after the consent was withdrawn, but does not learn from it', async () => {
    const { publish } = createConsumerCaller(aiesthe, 'project-plays')
    await addTestSounds(aiesthe)
    const { db } = aiesthe.database
    const member = await createTestMember(aiesthe)
    const { id } = (await member.get('/aiesthe/random')).json()
    const withdrawal = { memberId: member.userId, agreed: false, version: '1', decidedAt: new Date(later) }
    await db.transaction().execute((trx) => saveConsent(trx, withdrawal))
    await publish(payload(member.userId, id, { playedSeconds: 1200 }))
    expect(await listRecentSoundIds(db, member.userId)).toEqual([id])
    const choices = db.selectFrom('choices').select('reward').where('member_id', '=', member.userId)
    expect(await choices.execute()).toEqual([{ reward: null }])
  })

  /** Handles all in one transaction, as the inbox does with events that arrive together. */
  const handleTogether = async (payloads: readonly ReturnType<typeof payload>[]) => {
    const events = payloads.map((of) => ({ id: randomUUID(), occurredAt: of.endedAt, payload: of }))
    await aiesthe.database.db
      .transaction()
      .execute((trx) => aiesthe.consumer('project-plays').handle(trx as never, events as never))
  }
  const handleInTurn = async (payloads: readonly ReturnType<typeof payload>[]) => {
    for (const of of payloads) await handleTogether([of])
  }

  it.each([
    ['together', handleTogether],
    ['in turn', handleInTurn],
  ])('plays handled %s leave the same rows', async (_, handle) => {
    await addTestSounds(aiesthe)
    const { db } = aiesthe.database
    const members = [
      await createTestMember(aiesthe),
      await createTestMember(aiesthe),
      await createTestMember(aiesthe),
    ] as const
    const [listener, erased, withdrawn] = members.map(({ userId }) => userId) as [string, string, string]
    const sounds: string[] = []
    for (const member of members) sounds.push((await member.get('/aiesthe/random')).json().id)
    const [heard, , unlearned] = sounds as [string, string, string]
    const withdrawal = { memberId: withdrawn, agreed: false, version: '1', decidedAt: new Date(later) }
    await db.transaction().execute(async (trx) => {
      await saveConsent(trx, withdrawal)
      await eraseMember(aiesthe, trx, erased)
    })
    const short = payload(listener, heard, { playedSeconds: 30 })
    const long = payload(listener, heard, { playedSeconds: 700, revision: 2 })
    await handle([
      short,
      long,
      // These revisions are out of order, and one arrives twice.
      { ...long, revision: 3, playedSeconds: 1200 },
      { ...long, revision: 1, playedSeconds: 4 },
      short,
      payload(erased, heard),
      payload(withdrawn, unlearned, { playedSeconds: 1200 }),
    ])
    const kept = await db
      .selectFrom('plays')
      .select(['play_id', 'revision', 'played_seconds'])
      .where('member_id', 'in', [listener, erased, withdrawn])
      .execute()
    expect(kept.map((row) => [row.revision, row.played_seconds]).sort()).toEqual([
      [1, 1200],
      [1, 30],
      [3, 1200],
    ])
    expect(await rewardOf(listener)).toEqual([[0.6, false]])
    expect(await rewardOf(erased)).toEqual([])
    expect(await rewardOf(withdrawn)).toEqual([[null, false]])
  })

  it('postpones the play of a member who is locked for long, without delaying others', async () => {
    const { db } = aiesthe.database
    const { publish } = createConsumerCaller(aiesthe, 'project-plays')
    const members = Array.from({ length: 8 }, () => randomUUID())
    const [locked = '', ...others] = members
    const play = payload(locked, null)
    await db.transaction().execute(async (trx) => {
      await lockMember(trx, locked)
      const late = publish(play, play.playId).then(
        () => 'saved',
        () => 'postponed',
      )
      await Promise.all(others.map((memberId) => publish(payload(memberId, null))))
      expect(await late).toBe('postponed')
    })
    expect(await rows('plays', locked)).toEqual([])
    await publish(play, play.playId)
    for (const memberId of members) expect(await rows('plays', memberId)).toHaveLength(1)
  })
})
