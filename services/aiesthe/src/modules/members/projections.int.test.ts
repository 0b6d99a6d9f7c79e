import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AiestheApp, addSounds, createAiestheApp, memberOf } from '../../testing/aiesthe-app.ts'
import { expectCareful, startConsuming } from '../../testing/consuming.ts'
import { hasAgreed, saveConsent } from '../consents/consents.sql.ts'
import { projectConsents } from '../consents/project-consents.ts'
import { projectDocumentVersions } from '../consents/project-document-versions.ts'
import { findRecentSoundIds } from '../plays/plays.sql.ts'
import { projectPlays } from '../plays/project-plays.ts'
import { dropSounds } from '../sounds/drop-sounds.ts'
import { projectSounds } from '../sounds/project-sounds.ts'
import { findCandidates, findSound } from '../sounds/sounds.sql.ts'
import { findEntitlements } from './entitlements.sql.ts'
import { findMemberProfile } from './member-profiles.sql.ts'
import { projectEntitlements } from './project-entitlements.ts'
import { projectMemberProfiles } from './project-member-profiles.ts'

let aiesthe: AiestheApp
beforeAll(async () => {
  aiesthe = await createAiestheApp()
})
afterAll(() => aiesthe.close())

const at = '2026-11-21T03:00:00.000Z'
const clock = () => aiesthe.clock.now
const later = '2026-11-21T04:00:00.000Z'
const rows = (table: 'entitlements' | 'consents' | 'member_profiles' | 'plays', userId: string) =>
  aiesthe.database.db.selectFrom(table).selectAll().where('member_id', '=', userId).execute()

describe('project-entitlements', () => {
  const payload = (userId: string, revision: number, functions: string[]) => ({
    ...{ userId, functions, premium: true, paymentUnconfirmed: false, planName: null, revision, at },
  })

  it('is careful', async () => {
    const userId = randomUUID()
    await expectCareful(aiesthe, {
      ...{ consumer: projectEntitlements, table: 'entitlements', payload: payload(userId, 1, ['loop']) },
      effect: () => rows('entitlements', userId),
    })
  })

  it('keeps the newest revision, whatever order they arrive in', async () => {
    const { publish, stop } = await startConsuming(aiesthe, projectEntitlements)
    const userId = randomUUID()
    await publish(payload(userId, 2, ['aiesthe']))
    await publish(payload(userId, 1, ['loop']))
    expect(await findEntitlements(aiesthe.database.db, userId)).toEqual({
      functions: ['aiesthe'],
      paymentUnconfirmed: false,
    })
    await stop()
  })
})

describe('project-consents', () => {
  const payload = (userId: string, agreed: boolean, moment = at, document = 'providing-data') => ({
    ...{ userId, document, agreed, version: 'abc', at: moment },
  })

  it('is careful', async () => {
    const userId = randomUUID()
    await expectCareful(aiesthe, {
      ...{ consumer: projectConsents(clock), table: 'consents', payload: payload(userId, true) },
      effect: () => rows('consents', userId),
    })
  })

  it('the last word counts, whatever order they arrive in; the terms of service are no consent to this', async () => {
    const { publish, stop } = await startConsuming(aiesthe, projectConsents(clock))
    const { db } = aiesthe.database
    const [withdrew, terms] = [randomUUID(), randomUUID()]
    await publish(payload(withdrew, false, later))
    await publish(payload(withdrew, true, at))
    expect(await hasAgreed(db, withdrew)).toBe(false)
    await publish(payload(terms, true, at, 'terms-of-service'))
    expect(await hasAgreed(db, terms)).toBe(false)
    await stop()
  })
})

describe('project-document-versions', () => {
  const db = () => aiesthe.database.db
  const inForce = () => db().selectFrom('current_documents').selectAll().execute()
  const payload = (version: string, moment = at) => ({ document: 'providing-data', version, at: moment })

  it('is careful', async () => {
    await db().deleteFrom('current_documents').execute()
    await expectCareful(aiesthe, {
      ...{ consumer: projectDocumentVersions, table: 'current_documents', payload: payload('1') },
      effect: inForce,
    })
  })

  it('consent to an older text is none, nor is any while no text is known; the newest counts', async () => {
    const { publish, stop } = await startConsuming(aiesthe, projectDocumentVersions)
    const { userId } = await memberOf(aiesthe)
    await db().deleteFrom('current_documents').execute()
    expect(await hasAgreed(db(), userId)).toBe(false)
    await publish(payload('1'))
    expect(await hasAgreed(db(), userId)).toBe(true)
    await publish({ ...payload('2', later), document: 'terms-of-service' })
    expect(await hasAgreed(db(), userId)).toBe(true)
    await publish(payload('2', later))
    await publish(payload('1'))
    expect(await hasAgreed(db(), userId)).toBe(false)
    expect(await inForce()).toMatchObject([{ version: '2' }])
    await db().deleteFrom('current_documents').execute()
    await publish(payload('1'))
    await stop()
  })
})

describe('project-member-profiles', () => {
  const payload = (userId: string, roles: string[], moment = at) => ({
    ...{
      userId,
      loginName: 'a',
      name: '花子',
      email: 'a@b.example',
      roles,
      agencyCode: '100000000001',
      at: moment,
    },
  })

  it('is careful', async () => {
    const userId = randomUUID()
    await expectCareful(aiesthe, {
      ...{
        consumer: projectMemberProfiles(clock),
        table: 'member_profiles',
        payload: payload(userId, ['ROLE_CUSTOMER']),
      },
      effect: () => rows('member_profiles', userId),
    })
  })

  it('only customers are somebody’s customer, and the newest counts', async () => {
    const { publish, stop } = await startConsuming(aiesthe, projectMemberProfiles(clock))
    const { db } = aiesthe.database
    const [customer, pic] = [randomUUID(), randomUUID()]
    await publish(payload(customer, ['ROLE_CUSTOMER']))
    await publish(payload(pic, ['ROLE_PERSON_IN_CHARGE']))
    expect((await findMemberProfile(db, customer))?.customerOfAgency).toBe('100000000001')
    expect((await findMemberProfile(db, pic))?.customerOfAgency).toBeNull()
    await publish(payload(customer, ['ROLE_GENERAL'], later))
    await publish(payload(customer, ['ROLE_CUSTOMER'], at))
    expect((await findMemberProfile(db, customer))?.customerOfAgency).toBeNull()
    await stop()
  })
})

describe('project-sounds, drop-sounds', () => {
  const payload = (soundId: string, more: object = {}) => ({
    ...{ soundId, kind: 'aiesthe', title: { ja: '音', en: 'sound' }, cluster: 2, minutesCourse: 10 },
    ...{ bodyParts: null, tags: [], durationSeconds: 600, at },
    ...more,
  })
  const known = (soundId: string) => async () => {
    const found = await findCandidates(aiesthe.database.db, { minutesCourse: 10, cluster: 2 })
    return found.filter((candidate) => candidate.soundId === soundId)
  }

  it('are careful', async () => {
    const [soundId, gone] = [randomUUID(), randomUUID()]
    await expectCareful(aiesthe, {
      ...{ consumer: projectSounds, table: 'sounds', payload: payload(soundId), effect: known(soundId) },
    })
    await expectCareful(aiesthe, {
      ...{ consumer: dropSounds, table: 'sounds', payload: { soundId: gone, at } },
      effect: () =>
        aiesthe.database.db.selectFrom('sounds').selectAll().where('sound_id', '=', gone).execute(),
    })
  })

  it('a withdrawn sound is never chosen, even when its withdrawal came first, and keeps its title', async () => {
    const keeping = await startConsuming(aiesthe, projectSounds)
    const dropping = await startConsuming(aiesthe, dropSounds)
    const soundId = randomUUID()
    await dropping.publish({ soundId, at: later })
    expect(await findSound(aiesthe.database.db, soundId)).toBeNull()
    await keeping.publish(payload(soundId))
    expect(await known(soundId)()).toEqual([])
    expect((await findSound(aiesthe.database.db, soundId))?.title.ja).toBe('音')
    await keeping.stop()
    await dropping.stop()
  })

  it('of what a sound says of itself the newest counts; other kinds are nothing to choose from', async () => {
    const { publish, stop } = await startConsuming(aiesthe, projectSounds)
    const [changed, kanade] = [randomUUID(), randomUUID()]
    await publish(payload(changed, { at: later, title: { ja: '新', en: 'new' } }))
    await publish(payload(changed))
    expect((await findSound(aiesthe.database.db, changed))?.title.ja).toBe('新')
    await publish(payload(kanade, { kind: 'kanade', cluster: null, minutesCourse: null }))
    expect(await findSound(aiesthe.database.db, kanade)).toBeNull()
    await stop()
  })
})

describe('project-plays', () => {
  const payload = (userId: string, soundId: string | null, more: object = {}) => ({
    ...{ playId: randomUUID(), userId, soundId, soundTitle: null, faceExpSoundResultId: null },
    ...{
      dmvTypeCode: '01',
      planCode: '01',
      startedAt: '2026-11-21T03:05:00.000Z',
      endedAt: '2026-11-21T03:15:00.000Z',
    },
    ...{ playedSeconds: 600, countedSeconds: 600, revision: 1 },
    ...more,
  })

  it('is careful', async () => {
    const userId = randomUUID()
    await expectCareful(aiesthe, {
      ...{ consumer: projectPlays, table: 'plays', payload: payload(userId, randomUUID()) },
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

  it('remembers what was heard last, and says of the choice whether it was heard out (D-108)', async () => {
    const { publish, stop } = await startConsuming(aiesthe, projectPlays)
    await addSounds(aiesthe)
    const { db } = aiesthe.database
    for (const [played, reward] of [
      [1200, 0.6],
      [30, 0.4],
    ] as const) {
      const member = await memberOf(aiesthe)
      const { id } = (await member.get('/aiesthe/random')).json()
      const play = payload(member.userId, id, { playedSeconds: played })
      await publish(play)
      await publish({ ...play, revision: 1, playedSeconds: 1 })
      expect(await findRecentSoundIds(db, member.userId)).toEqual([id])
      expect(await rewardOf(member.userId)).toEqual([[reward, false]])
    }
    await stop()
  })

  it('of several plays the best counts, and one under five seconds does not (D-100)', async () => {
    const { publish, stop } = await startConsuming(aiesthe, projectPlays)
    await addSounds(aiesthe)
    const member = await memberOf(aiesthe)
    const { id } = (await member.get('/aiesthe/random')).json()
    const heard = (playedSeconds: number) => publish(payload(member.userId, id, { playedSeconds }))
    const rewards: unknown[] = []
    for (const seconds of [4.9, 5, 1200, 30]) {
      await heard(seconds)
      rewards.push((await rewardOf(member.userId))[0]?.[0])
    }
    expect(rewards).toEqual([null, 0.4, 0.6, 0.6])
    expect(await rows('plays', member.userId)).toHaveLength(4)
    await stop()
  })

  it('learns nothing of a play after the consent was withdrawn (R30)', async () => {
    const { publish, stop } = await startConsuming(aiesthe, projectPlays)
    await addSounds(aiesthe)
    const { db } = aiesthe.database
    const member = await memberOf(aiesthe)
    const { id } = (await member.get('/aiesthe/random')).json()
    const withdrawal = { memberId: member.userId, agreed: false, version: '1', decidedAt: new Date(later) }
    await db.transaction().execute((trx) => saveConsent(trx, withdrawal))
    await publish(payload(member.userId, id, { playedSeconds: 1200 }))
    expect(await findRecentSoundIds(db, member.userId)).toEqual([id])
    const choices = db.selectFrom('choices').select('reward').where('member_id', '=', member.userId)
    expect(await choices.execute()).toEqual([{ reward: null }])
    await stop()
  })
})
