import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createAiestheApp, createTestMember, type TestMember } from '../../../testing/aiesthe-app.ts'
import { addTestMentalCheck } from '../../../testing/mental-checks.ts'
import { findLatestClusterFit } from '../mental-checks.sql.ts'

const aiesthe = await createAiestheApp()
const checkId = await addTestMentalCheck(aiesthe.database.db)
afterAll(() => aiesthe.close())

const read = async (member: TestMember) => (await member.get('/mental-check/data-use')).json()
const decide = async (member: TestMember, agreement: boolean, version?: string) =>
  member.post('/mental-check/decide-data-use', {
    agreement,
    version: version ?? (await read(member)).version,
  })
const submitCheck = (member: TestMember) =>
  member.post('/mental-check/answer', {
    mentalCheckId: checkId,
    answers: [
      { itemId: 'q1', choiceId: 'q1-2' },
      { itemId: 'q2', choiceId: 'q2-0' },
    ],
  })
const decisionsOf = (member: TestMember) =>
  aiesthe.database.db
    .selectFrom('data_use_decisions')
    .selectAll()
    .where('member_id', '=', member.userId)
    .orderBy('id')
    .execute()

describe('consent to the use of answers', () => {
  it('saves a consent with version, time, language and the hash of the text', async () => {
    const member = await createTestMember(aiesthe, { dataUse: false })
    const text = await read(member)
    expect(text).toMatchObject({
      agree: '調査結果の取り扱いについて、同意する',
      agreed: false,
      decidedAt: null,
    })
    expect((await decide(member, true)).statusCode).toBe(200)
    const { statements, agree, version } = text
    const textHash = createHash('sha256').update(JSON.stringify({ statements, agree })).digest()
    expect(await decisionsOf(member)).toMatchObject([
      { agreed: true, version, language: 'ja', text_hash: textHash, decided_at: aiesthe.clock.now },
    ])
    expect(await read(member)).toMatchObject({ agreed: true, decidedAt: aiesthe.clock.now.toISOString() })
  })

  it('saves the hash of the English text for a member who read English, under the same version', async () => {
    const member = await createTestMember(aiesthe, { dataUse: false, language: 'en' })
    const japanese = await createTestMember(aiesthe, { dataUse: false })
    const { agree, version } = await read(member)
    expect([agree, version]).toEqual(['I agree to how the results are used', (await read(japanese)).version])
    await decide(member, true)
    await decide(japanese, true)
    const [[english], [other]] = [await decisionsOf(member), await decisionsOf(japanese)]
    expect(english?.language).toBe('en')
    expect(english?.text_hash).not.toEqual(other?.text_hash)
  })

  it('rejects answers without consent with 422 AIESTHE_DATA_USE_NEEDED and saves nothing', async () => {
    const member = await createTestMember(aiesthe, { dataUse: false })
    const refused = async () => {
      const answer = await submitCheck(member)
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'AIESTHE_DATA_USE_NEEDED'])
    }
    await refused()
    await decide(member, false)
    await refused()
    await decide(member, true)
    await decide(member, false)
    await refused()
    const given = aiesthe.database.db.selectFrom('mental_check_answers').selectAll()
    expect(await given.where('member_id', '=', member.userId).execute()).toEqual([])
    await decide(member, true)
    expect((await submitCheck(member)).statusCode).toBe(200)
    expect((await decisionsOf(member)).map(({ agreed }) => agreed)).toEqual([false, true, false, true])
  })

  it('asks for consent again when the text has changed', async () => {
    const member = await createTestMember(aiesthe)
    await submitCheck(member)
    await aiesthe.database.db
      .updateTable('data_use_decisions')
      .set({ version: 'older' })
      .where('member_id', '=', member.userId)
      .execute()
    expect((await read(member)).agreed).toBe(false)
    expect(await findLatestClusterFit(aiesthe.database.db, member.userId)).toBeNull()
    expect((await submitCheck(member)).json().code).toBe('AIESTHE_DATA_USE_NEEDED')
    const answer = await decide(member, true, 'older')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'AIESTHE_DATA_USE_CHANGED'])
    expect((await decide(member, false, 'older')).statusCode).toBe(200)
  })

  it('ignores earlier answers in choices once the consent is withdrawn', async () => {
    const { db } = aiesthe.database
    const member = await createTestMember(aiesthe)
    await submitCheck(member)
    expect(await findLatestClusterFit(db, member.userId)).toMatchObject({ 1: 1, 3: 0 })
    await decide(member, false)
    expect(await findLatestClusterFit(db, member.userId)).toBeNull()
  })

  it('saves one decision for concurrent equal requests', async () => {
    const member = await createTestMember(aiesthe, { dataUse: false })
    await Promise.all([1, 2, 3, 4].map(() => decide(member, true)))
    expect(await decisionsOf(member)).toHaveLength(1)
  })

  it('rejects a decision of an erased member with 422 E4003, and one without a version with 400', async () => {
    const member = await createTestMember(aiesthe, { dataUse: false })
    expect((await member.post('/mental-check/decide-data-use', { agreement: true })).statusCode).toBe(400)
    await aiesthe.database.db
      .insertInto('erased_members')
      .values({ member_id: member.userId, erased_at: aiesthe.clock.now })
      .execute()
    const answer = await decide(member, true)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'E4003'])
    expect(await decisionsOf(member)).toEqual([])
  })
})
