import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { countRowsOfPerson, listTablesContainingText, testConsumerGuarantees } from '@hibiki/service/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  createSupportApp,
  postInquiry,
  premiumFunctions,
  type SupportApp,
  type TestPerson,
} from '../../testing/support-app.ts'
import { saveArticleVersions } from '../knowledge/save-articles.ts'
import { toFileStorageKey } from './pictures.sql.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

let service: SupportApp
let staff: TestPerson
let image: string
beforeAll(async () => {
  service = await createSupportApp()
  staff = await addTestPerson(service, { roles: ['ROLE_ADMIN'], name: '担当 次郎' })
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c98a3d' } })
  image = (await picture.png().toBuffer()).toString('base64')
})
afterAll(() => service.close())

const at = '2026-11-21T03:00:00.000Z'
const erase = (userId: string, id?: string) =>
  service.deliver('identity.person-deleted.v1', { userId, at }, id)
const exported = async (memberId: string): Promise<Record<string, Record<string, unknown>[]>> =>
  (await injectInternalCall(service.app, `/internal/members/${memberId}/export`)).json()

async function done(call: ReturnType<TestPerson['post']>) {
  const response = await call
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json()
}

/** Something in every table that names people, of a member who is one of the staff, too. */
async function memberWithEverything() {
  const person = await addTestPerson(service, {
    functions: premiumFunctions,
    roles: ['ROLE_ADMIN'],
    name: '響 花',
  })
  const { userId } = person
  await service.deliver('identity.name-reading-changed.v1', { userId, nameKana: 'ヒビキ ハナ', at })
  const text = `これは${userId}の話です。`
  const upload = async () => (await done(person.post('/v2/support/chat/picture', { image }))).id as string
  const [sent, unsent] = [await upload(), await upload()]
  const pdf = { name: '領収書.pdf', document: Buffer.from('%PDF-1.7\n%%EOF').toString('base64') }
  const { id: document } = await done(person.post('/v2/support/chat/document', pdf))
  const inquiryId = await postInquiry(person, { text, pictureIds: [sent], documentIds: [document] })
  const act = (by: TestPerson, id: string, name: string, body: object = {}) =>
    done(by.post(`/admin/inquiries/${id}/${name}`, body))
  await act(staff, inquiryId, 'note', { text: `社内メモ ${userId}`, key: randomUUID() })
  await act(staff, inquiryId, 'answer', { text: `回答 ${userId}`, key: randomUUID(), close: false })
  const conversationId = await done(person.post('/v2/ai-chat/conversation'))
  await done(person.post('/v2/ai-chat/chat', { conversationId, message: text }))

  const customer = await addTestPerson(service, { functions: premiumFunctions, name: '客 太郎' })
  const answered = await postInquiry(customer)
  await act(staff, answered, 'assign', { staffId: userId })
  await act(person, answered, 'answer', { text: '音量をご確認ください。', key: randomUUID(), close: false })
  await act(person, answered, 'presence', { writing: true })
  const texts = { ja: '{name} 様', en: 'Dear {name}' }
  await done(person.post('/admin/canned-answers', { title: `あいさつ ${answered}`, texts }))
  const award = {
    titles: { ja: '受賞', en: 'Award' },
    day: '2026-10-12',
    link: null,
    order: 1,
    visible: true,
    picture: image,
  }
  await done(person.post('/admin/awards', award))
  const { content } = (await person.get('/admin/articles/cancel-plan')).json().versions[0]
  const { db, clock } = service.context
  const now = clock()
  await db.transaction().execute(async (trx) => {
    await saveArticleVersions(trx, [{ id: 'cancel-plan', ...content }], { createdBy: userId, now })
    await trx.insertInto('changed_claims').values({ user_id: userId, changed_at: now }).execute()
  })
  return { userId, inquiryId, answered, document, pictures: [sent, unsent] as string[] }
}

const rowsOf = (userId: string) => countRowsOfPerson(service.context.db, 'support', userId)

const tablesWith = (text: string) => listTablesContainingText(service.context.db, 'support', text)

const sizesOf = (pictures: readonly string[]) =>
  Promise.all(pictures.map((id) => service.context.storage.findSize(toFileStorageKey(id))))

describe('erase-member', () => {
  it('deletes every row and file of that person and nothing of others, and publishes one confirmation', async () => {
    const [leaving, staying] = [await memberWithEverything(), await memberWithEverything()]
    const before = await rowsOf(leaving.userId)
    const empty = Object.keys(before).filter((column) => before[column] === 0)
    expect(empty).toEqual(['erased_members.member_id'])
    // What was said names the member, too, whoever said it.
    expect(await tablesWith(leaving.userId)).toEqual(
      expect.arrayContaining(['conversation_messages', 'messages']),
    )
    const stayingBefore = await rowsOf(staying.userId)
    const filesOf = (person: typeof leaving) => [...person.pictures, person.document]
    const stayingSizes = await sizesOf(filesOf(staying))
    const id = randomUUID()
    await erase(leaving.userId, id)
    await erase(leaving.userId, id)

    const left = Object.entries(await rowsOf(leaving.userId)).filter(([, count]) => count > 0)
    expect(left).toEqual([['erased_members.member_id', 1]])
    expect(await tablesWith(leaving.userId)).toEqual(['erased_members', 'outbox'])
    expect(await tablesWith(leaving.inquiryId)).toEqual([])
    expect(await rowsOf(staying.userId)).toEqual(stayingBefore)
    const confirmations = await service.outbox('support.person-erased.v1')
    expect(confirmations.map(({ payload }) => payload)).toEqual([
      { userId: leaving.userId, service: 'support', at },
    ])

    expect(await sizesOf(filesOf(leaving))).toEqual(Array(3).fill(expect.any(Number)))
    await removeUnusedFiles(service.context)
    expect(await sizesOf(filesOf(leaving))).toEqual([null, null, null])
    expect(await sizesOf(filesOf(staying))).toEqual(stayingSizes)
    expect(await tablesWith(leaving.pictures[0] ?? '')).toEqual([])
  })

  it('keeps the messages and acts of erased staff for the customer, without a name', async () => {
    const { userId, answered } = await memberWithEverything()
    await erase(userId)
    const record = (await staff.get(`/admin/inquiries/${answered}`)).json()
    expect(record).toMatchObject({
      staffId: null,
      staffName: null,
      memberName: '客 太郎',
      messages: [{ authorName: '客 太郎' }, { text: '音量をご確認ください。', authorName: null }],
      acts: [
        { action: 'view', actorName: null },
        { action: 'answer', actorName: null },
        { action: 'assign', actorName: '担当 次郎', colleagueName: null },
      ],
    })
    const { versions } = (await staff.get('/admin/articles/cancel-plan')).json()
    expect(versions[0]).toMatchObject({ authorName: null })
    expect((await staff.get('/admin/canned-answers')).json()).toContainEqual(
      expect.objectContaining({ title: `あいさつ ${answered}` }),
    )
  })

  testConsumerGuarantees({
    service: () => service,
    consumer: 'erase-member',
    subject: 'identity.person-deleted.v1',
    table: 'staff_members',
    payload: () => ({ userId: randomUUID(), at }),
    // Saved first, the table that is away comes late: nothing is half erased.
    effect: (payload) =>
      service.context.db
        .selectFrom('erased_members')
        .selectAll()
        .where('member_id', '=', (payload as { userId: string }).userId)
        .execute(),
  })
})

describe('GET /internal/members/{id}/export', () => {
  it('returns inquiries, pictures, conversations, name and plan of that member only, and no note of staff', async () => {
    const [member, other] = [await memberWithEverything(), await memberWithEverything()]
    const { userId, inquiryId, pictures, document } = member
    const { inquiries, conversations, attachments = [], ...data } = await exported(userId)
    expect(inquiries).toMatchObject([
      { id: inquiryId, author: 'member', text: `これは${userId}の話です。` },
      { id: inquiryId, author: 'staff', text: `回答 ${userId}` },
    ])
    expect(conversations).toMatchObject([
      { author: 'member', text: `これは${userId}の話です。` },
      { author: 'advisor' },
    ])
    expect(data).toEqual({
      documents: [expect.objectContaining({ id: document, name: '領収書.pdf' })],
      pictures: pictures.map((id) => expect.objectContaining({ id, width: 9, height: 9 })),
      memberProfiles: [{ name: '響 花', customerOfAgency: null }],
      entitlements: [{ functions: premiumFunctions, paymentUnconfirmed: false }],
    })
    expect(attachments.map(({ from }) => from).sort()).toEqual(
      [
        ...pictures.map((id) => `/internal/members/${userId}/pictures/${id}`),
        `/internal/members/${userId}/documents/${document}`,
      ].sort(),
    )
    expect(JSON.stringify(await exported(userId))).not.toMatch(new RegExp(`社内メモ|${other.userId}`))
  })

  it('responds 404 to a caller that is no service', async () => {
    expect((await service.app.inject(`/internal/members/${randomUUID()}/export`)).statusCode).toBe(404)
  })

  it('returns empty lists for an unknown member, and responds 400 to a malformed ID', async () => {
    expect(Object.values(await exported(randomUUID())).flat()).toEqual([])
    expect((await injectInternalCall(service.app, '/internal/members/1/export')).statusCode).toBe(400)
  })
})
