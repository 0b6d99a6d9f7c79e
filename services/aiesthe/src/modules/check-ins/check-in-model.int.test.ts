import { randomUUID } from 'node:crypto'
import { formatJstDateTime } from '@hibiki/calendar'
import { saveConsent } from '@hibiki/projections'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { createAiestheApp, createTestMember, type TestMember } from '../../testing/aiesthe-app.ts'
import { eraseMember } from '../../testing/consumers.ts'

// Whatever members report at once, again, late or under the ids of others' plays, whatever they decide meanwhile and however the clock
// moves: each play has the mood of its newest accepted report, and nobody has anything of anybody else's.

const aiesthe = await createAiestheApp()
afterAll(() => aiesthe.close())

/** Members report under the same ids, as if each tried the plays of the other. */
const plays = Array.from({ length: 3 }, () => ({ playSessionId: randomUUID(), vibrationId: randomUUID() }))
const MEMBERS = 2
const FUTURE_TOLERANCE_MINUTES = 5

const Report = fc.record({
  member: fc.nat(MEMBERS - 1),
  play: fc.nat(plays.length - 1),
  revision: fc.integer({ min: 1, max: 6 }),
  attempts: fc.integer({ min: 1, max: 3 }),
  startedAgoMinutes: fc.constantFrom(-10, -6, -5, 0, 60, 60 * 24 * 200),
})
const Round = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('reports' as const),
      reports: fc.array(Report, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('consent' as const),
      member: fc.nat(MEMBERS - 1),
      agreed: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      minutes: fc.integer({ min: -600, max: 60 * 24 * 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), member: fc.nat(MEMBERS - 1) }) },
)

interface MemberModel {
  isAgreed: boolean
  isErased: boolean
  /** The newest accepted revision of each play. */
  revisions: Map<number, number>
}

/** A device makes each revision once, so that the mood follows from it. */
const toMood = (revision: number) => 1 + (revision % 5)

async function readRevisions({ userId }: TestMember): Promise<Map<number, number>> {
  const rows = await aiesthe.database.db
    .selectFrom('check_ins')
    .select(['play_session_id', 'mood_after', 'revision'])
    .where('member_id', '=', userId)
    .execute()
  for (const row of rows) expect(row.mood_after).toBe(toMood(row.revision))
  return new Map(
    rows.map((row) => [
      plays.findIndex(({ playSessionId }) => playSessionId === row.play_session_id),
      row.revision,
    ]),
  )
}

async function sendReports(
  reports: readonly (typeof Report extends fc.Arbitrary<infer Value> ? Value : never)[],
  members: readonly { member: TestMember; model: MemberModel }[],
): Promise<void> {
  const nowMs = aiesthe.clock.now.getTime()
  await Promise.all(
    reports.flatMap(({ member: index, play, revision, attempts, startedAgoMinutes }) => {
      const owner = members[index]
      if (!owner) throw new Error('no such member')
      const isInTime = startedAgoMinutes >= -FUTURE_TOLERANCE_MINUTES
      const isAccepted = owner.model.isAgreed && !owner.model.isErased && isInTime
      if (isAccepted)
        owner.model.revisions.set(play, Math.max(revision, owner.model.revisions.get(play) ?? 0))
      const body = {
        ...plays[play],
        startDateTime: formatJstDateTime(nowMs - startedAgoMinutes * 60_000),
        after: toMood(revision),
        revision,
      }
      const expected = isAccepted ? 200 : isInTime ? 422 : 400
      return Array.from({ length: attempts }, async () =>
        expect((await owner.member.post('/aiesthe/check-in', body)).statusCode).toBe(expected),
      )
    }),
  )
}

it('holds for random rounds of parallel reports, decisions, erasures and moves of the clock', async () => {
  const { db } = aiesthe.database
  const property = fc.asyncProperty(fc.array(Round, { minLength: 4, maxLength: 14 }), async (rounds) => {
    aiesthe.clock.now = new Date('2026-11-25T12:00:00Z')
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, async () => ({
        member: await createTestMember(aiesthe),
        model: { isAgreed: true, isErased: false, revisions: new Map<number, number>() },
      })),
    )
    let decidedAtMs = aiesthe.clock.now.getTime()
    for (const round of rounds) {
      if (round.kind === 'reports') await sendReports(round.reports, members)
      else if (round.kind === 'clock')
        aiesthe.clock.now = new Date(aiesthe.clock.now.getTime() + round.minutes * 60_000)
      else {
        const target = members[round.member]
        if (!target) throw new Error('no such member')
        const { member, model } = target
        if (round.kind === 'erase') {
          await db.transaction().execute((trx) => eraseMember(aiesthe, trx, member.userId))
          Object.assign(model, { isErased: true, revisions: new Map() })
        } else {
          decidedAtMs += 1000
          const consent = { memberId: member.userId, agreed: round.agreed, version: '1' }
          await db
            .transaction()
            .execute((trx) => saveConsent(trx, { ...consent, decidedAt: new Date(decidedAtMs) }))
          model.isAgreed = round.agreed
        }
      }
      for (const { member, model } of members) expect(await readRevisions(member)).toEqual(model.revisions)
    }
  })
  await fc.assert(property, createPropertyParameters({ test: 12, prove: 200 }))
}, 600_000)
