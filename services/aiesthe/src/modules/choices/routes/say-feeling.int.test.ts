import { randomUUID } from 'node:crypto'
import { saveConsent } from '@hibiki/projections'
import { afterAll, describe, expect, it } from 'vitest'
import { addTestSounds, createAiestheApp, createTestMember } from '../../../testing/aiesthe-app.ts'
import { computePlayReward } from '../../diagnosis/emotions.rules.ts'
import { savePlayRewards } from '../choices.sql.ts'

const aiesthe = await createAiestheApp()
await addTestSounds(aiesthe)
afterAll(() => aiesthe.close())

const url = '/aiesthe/feeling'
const choicesOf = (memberId: string) =>
  aiesthe.database.db
    .selectFrom('choices')
    .select(['sound_id', 'reward', 'feeling', 'measured'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()

describe(`POST ${url}`, () => {
  it('rewards the choice, again when the member changes the feeling, and takes precedence over a later play', async () => {
    const member = await createTestMember(aiesthe)
    const { id: soundId } = (await member.get('/aiesthe/random')).json()
    const said = async (feeling: string) => (await member.post(url, { soundId, feeling })).json()
    expect(await said('worse')).toEqual({ learned: true })
    expect(await said('better')).toEqual({ learned: true })
    const play = { memberId: member.userId, soundId, startedAt: aiesthe.context.clock(), playedSeconds: 5 }
    await aiesthe.database.db.transaction().execute((trx) => savePlayRewards(trx, [play], computePlayReward))
    const [choice] = await choicesOf(member.userId)
    expect(choice).toMatchObject({ sound_id: soundId, feeling: 3, measured: false })
    expect(choice?.reward).toBeCloseTo(0.8)
  })

  it('changes no reward from photos, of a sound that was not chosen, or of another member', async () => {
    const member = await createTestMember(aiesthe)
    const other = await createTestMember(aiesthe)
    const { id: soundId } = (await member.get('/aiesthe/random')).json()
    const said = async (who: typeof member, id: string) =>
      (await who.post(url, { soundId: id, feeling: 'better' })).json()
    expect(await said(member, randomUUID())).toEqual({ learned: false })
    expect(await said(other, soundId)).toEqual({ learned: false })
    await aiesthe.database.db
      .updateTable('choices')
      .set({ reward: 0.3, measured: true })
      .where('member_id', '=', member.userId)
      .execute()
    expect(await said(member, soundId)).toEqual({ learned: false })
    expect(await choicesOf(member.userId)).toMatchObject([{ feeling: null, measured: true }])
  })

  it('rejects a member without consent with 422 E4003, and an unknown feeling with 400', async () => {
    const member = await createTestMember(aiesthe)
    const body = { soundId: randomUUID(), feeling: 'better' }
    expect((await member.post(url, { ...body, feeling: 'ecstatic' })).statusCode).toBe(400)
    const withdrawal = { memberId: member.userId, agreed: false, version: '1', decidedAt: new Date() }
    await aiesthe.database.db.transaction().execute((trx) => saveConsent(trx, withdrawal))
    const refused = await member.post(url, body)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'E4003'])
  })
})
