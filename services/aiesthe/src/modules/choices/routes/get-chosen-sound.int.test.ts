import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { addTestSounds, createAiestheApp, createTestMember } from '../../../testing/aiesthe-app.ts'
import { upsertPlays } from '../../plays/plays.sql.ts'
import { saveSoundWithdrawal } from '../../sounds/sounds.sql.ts'
import { drawSound } from '../draw-choice.rules.ts'

const aiesthe = await createAiestheApp()
await addTestSounds(aiesthe)
afterAll(() => aiesthe.close())

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

describe.each(['/aiesthe/random', '/aiesthe/cluster?clusterId=3'])('GET %s', (url) => {
  it('returns a sound with a link for this session and the reason, in the caller’s language', async () => {
    const member = await createTestMember(aiesthe)
    const { id, soundSrc, title, durationSeconds, frequencies, reason } = (await member.get(url)).json()
    expect(title).toMatch(/^音/)
    expect(reason).toMatch(/。$/)
    expect([600, 1200]).toContain(durationSeconds)
    expect(frequencies).toEqual([43.7, 246.9])
    const link = new URL(soundSrc, 'http://localhost')
    const [exp, sig] = ['exp', 'sig'].map((name) => link.searchParams.get(name) ?? '')
    const state = aiesthe.soundLinks.verify({
      fileId: id,
      exp: exp ?? '',
      sig: sig ?? '',
      sessionId: member.sessionId,
    })
    expect([link.pathname, state]).toEqual([`/api/media/${id}`, 'valid'])
    const english = (await (await createTestMember(aiesthe, { language: 'en' })).get(url)).json()
    expect([english.title, english.reason]).toEqual([
      expect.stringMatching(/^sound/),
      expect.stringMatching(/\.$/),
    ])
  })

  it('saves a choice with its inputs, from which the same sound can be drawn again later', async () => {
    const { db } = aiesthe.database
    const member = await createTestMember(aiesthe)
    const chosen: string[] = []
    for (let time = 0; time < 8; time++) {
      chosen.push((await member.get(url)).json().id)
      // The rewards change the beliefs for the next choice.
      const reward = time % 2
      await db.updateTable('choices').set({ reward, measured: true }).where('reward', 'is', null).execute()
    }
    const kept = await db
      .selectFrom('choices')
      .select(['sound_id', 'cluster', 'seed', 'beliefs'])
      .where('member_id', '=', member.userId)
      .orderBy('id')
      .execute()
    expect(kept.map(({ sound_id }) => sound_id)).toEqual(chosen)
    for (const { sound_id, cluster, seed, beliefs } of kept)
      expect(beliefs && drawSound(beliefs, seed)).toEqual({ soundId: sound_id, cluster })
    expect(new Set(kept.map(({ beliefs }) => JSON.stringify(beliefs))).size).toBe(8)
  })

  it('rejects a member without consent with 422, without the plan with 409, an enterprise account with 403 and a visitor with 401', async () => {
    expect(outcome(await (await createTestMember(aiesthe, { agreed: false })).get(url))).toEqual([
      422,
      'E4003',
    ])
    expect(outcome(await (await createTestMember(aiesthe, { functions: [] })).get(url))).toEqual([
      409,
      'E2002',
    ])
    const enterprise = await createTestMember(aiesthe, { session: { roles: ['ROLE_ENTERPRISE'] } })
    expect((await enterprise.get(url)).statusCode).toBe(403)
    expect((await aiesthe.app.inject(url)).statusCode).toBe(401)
  })
})

describe('GET /aiesthe/cluster and GET /aiesthe/random', () => {
  it('returns only sounds of the requested mood, not the last one played while three others remain', async () => {
    const member = await createTestMember(aiesthe)
    const { db } = aiesthe.database
    const of3 = await db.selectFrom('sounds').select('sound_id').where('cluster', '=', 3).execute()
    const [last, ...others] = of3.map(({ sound_id }) => sound_id)
    const startedAt = new Date(Date.UTC(2026, 10, 20))
    await db.transaction().execute((trx) =>
      upsertPlays(trx, [
        {
          playId: randomUUID(),
          memberId: member.userId,
          soundId: last ?? '',
          resultId: null,
          revision: 1,
          dmvTypeCode: '01',
          planCode: '02',
          startedAt,
          endedAt: startedAt,
          playedSeconds: 600,
        },
      ]),
    )
    expect(others).toHaveLength(3)
    for (let time = 0; time < 12; time++)
      expect(others).toContain((await member.get('/aiesthe/cluster?clusterId=3')).json().id)
  })

  it('rejects an unknown mood with 400 E3001', async () => {
    const member = await createTestMember(aiesthe)
    for (const mood of ['0', '5', '9', 'x', ''])
      expect(outcome(await member.get(`/aiesthe/cluster?clusterId=${mood}`))).toEqual([400, 'E3001'])
  })

  it('returns 404 with 振動選択に失敗しました。 when every sound is withdrawn', async () => {
    const empty = await createAiestheApp()
    await empty.database.db.transaction().execute((trx) => saveSoundWithdrawal(trx, randomUUID(), new Date()))
    const answer = await (await createTestMember(empty)).get('/aiesthe/random')
    expect([answer.statusCode, answer.json().message]).toEqual([404, '振動選択に失敗しました。'])
    await empty.close()
  })
})
