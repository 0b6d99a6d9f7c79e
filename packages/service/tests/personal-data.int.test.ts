import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { checkPersonalDataDeclarations, createTestService } from '@hibiki/service/testing'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { notesService } from './fixtures/notes/src/service.ts'

const service = await createTestService(notesService)
afterAll(() => service.close())

const at = '2026-11-21T03:00:00.000Z'
const erase = (userId: string, id?: string) =>
  service.deliver('identity.person-deleted.v1', { userId, at }, id)

async function memberWithData(): Promise<string> {
  const userId = randomUUID()
  const { db } = service.context
  await sql`insert into notes (member_id, note_text, written_at) values (${userId}, 'mine', ${at})`.execute(
    db,
  )
  await sql`insert into note_views (viewer_id) values (${userId})`.execute(db)
  const entitled = { planName: null, premium: false, revision: 1, paymentUnconfirmed: false }
  await service.deliver('billing.entitlements-changed.v1', {
    userId,
    functions: ['aiesthe'],
    ...entitled,
    at,
  })
  return userId
}

const exported = async (userId: string) =>
  (await injectInternalCall(service.app, `/internal/members/${userId}/export`)).json()

describe('GET /internal/members/{id}/export', () => {
  it('returns the declared tables of that member only, without omitted columns', async () => {
    const userId = await memberWithData()
    await memberWithData()
    expect(await exported(userId)).toEqual({
      memberProfiles: [],
      entitlements: [{ functions: ['aiesthe'], paymentUnconfirmed: false }],
      notes: [{ memberId: userId, noteText: 'mine', writtenAt: at }],
    })
  })

  it('responds 400 to an invalid id', async () => {
    expect((await injectInternalCall(service.app, '/internal/members/1/export')).statusCode).toBe(400)
  })

  it('responds 404 to a caller that is no service', async () => {
    expect((await service.app.inject(`/internal/members/${randomUUID()}/export`)).statusCode).toBe(404)
  })
})

describe('erase-member', () => {
  it('deletes and anonymizes as declared, and confirms once for duplicate deliveries', async () => {
    const [userId, other, id] = [await memberWithData(), await memberWithData(), randomUUID()]
    await erase(userId, id)
    await erase(userId, id)
    expect(Object.values(await exported(userId)).flat()).toEqual([])
    expect((await exported(other)).notes).toHaveLength(1)
    const views = await sql`select from note_views where viewer_id is null`.execute(service.context.db)
    expect(views.rows).toHaveLength(1)
    const confirmed = await service.outbox('content.person-erased.v1')
    expect(confirmed.map(({ payload }) => payload)).toEqual([
      { userId, service: 'content', at: service.clock.now.toISOString() },
    ])
  })

  it('ignores late events about the member', async () => {
    const userId = await memberWithData()
    await erase(userId)
    const payload = { functions: ['aiesthe'], premium: false, planName: null, paymentUnconfirmed: false }
    await service.deliver('billing.entitlements-changed.v1', { ...payload, userId, revision: 2, at })
    expect((await exported(userId)).entitlements).toEqual([])
  })

  it('parks an invalid payload as a dead letter and erases nothing', async () => {
    const [userId, id] = [await memberWithData(), randomUUID()]
    await service.deliver('identity.person-deleted.v1', { userId, at: 'yesterday' }, id)
    expect(await service.deadLettersOf(id)).toEqual(['erase-member'])
    expect((await exported(userId)).notes).toHaveLength(1)
  })

  it('succeeds after a failure, which erases nothing partially', async () => {
    const [userId, id] = [await memberWithData(), randomUUID()]
    const { db } = service.context
    await sql`alter table note_views rename to away`.execute(db)
    await expect(erase(userId, id)).rejects.toThrow('postponed')
    await sql`alter table away rename to note_views`.execute(db)
    expect((await exported(userId)).notes).toHaveLength(1)
    await erase(userId, id)
    expect((await exported(userId)).notes).toEqual([])
  })
})

describe('checkPersonalDataDeclarations', () => {
  it('accepts a service that declares all its tables', async () => {
    expect(await checkPersonalDataDeclarations(notesService, service.context)).toEqual([])
  })

  it('names an undeclared column and a declared one that does not exist', async () => {
    await sql`alter table note_views add column actor_id uuid`.execute(service.context.db)
    await sql`alter table note_views rename column viewer_id to viewer`.execute(service.context.db)
    expect(await checkPersonalDataDeclarations(notesService, service.context)).toEqual([
      'note_views.actor_id names a person, but no module declares it in personalData',
      'note_views.viewer_id is declared in personalData, but does not exist',
    ])
    await sql`alter table note_views drop column actor_id`.execute(service.context.db)
    await sql`alter table note_views rename column viewer to viewer_id`.execute(service.context.db)
  })
})

describe('createTestService', () => {
  it('opens further replicas on the same database and clock', async () => {
    const copy = await service.openReplica({ settings: { GREETING: 'again' } })
    service.clock.now = new Date('2026-12-24T00:00:00Z')
    expect(copy.context.clock()).toEqual(service.clock.now)
    const { id } = (
      await sql<{ id: number }>`insert into notes (member_id, note_text, written_at)
        values (${randomUUID()}, 'shared', ${at}) returning id`.execute(service.context.db)
    ).rows[0] as { id: number }
    const headers = { cookie: await service.cookieFor() }
    const response = await copy.app.inject({ url: `/notes/${id}`, headers })
    expect(response.json()).toEqual({ text: 'shared', greeting: 'again' })
  })
})
