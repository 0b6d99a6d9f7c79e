import { afterAll, describe, expect, it } from 'vitest'
import { createTestIdentity, listOutboxEvents } from '../../testing/test-identity.ts'
import { announceMember } from './announce-member.ts'
import { changeClaims } from './change-claims.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const announced = async (userId: string) =>
  (await listOutboxEvents(identity.database))
    .filter((event) => event.subject === 'identity.member-changed.v1')
    .map((event) => event.payload as { userId: string; agencyCode: string | null; at: string })
    .filter((payload) => payload.userId === userId)

describe('announceMember', () => {
  it('publishes what other services need of a member, the agency only once the member belongs to it', async () => {
    const code = '100000000008'
    const waiting = await identity.addMember({ agency: { code, name: 'サロン', status: '1' } })
    const { db } = identity.database
    await db.transaction().execute((trx) => announceMember(trx, waiting.id, identity.now()))
    expect(await announced(waiting.id)).toEqual([
      {
        userId: waiting.id,
        loginName: waiting.userId,
        name: expect.stringMatching(/^User /),
        email: waiting.email,
        roles: ['ROLE_GENERAL'],
        agencyCode: null,
        at: identity.now().toISOString(),
      },
    ])
    await db.transaction().execute((trx) =>
      changeClaims(trx, identity.now, waiting.id, async () => {
        await trx.updateTable('users').set({ agency_status: '3' }).where('id', '=', waiting.id).execute()
      }),
    )
    expect((await announced(waiting.id)).at(-1)).toMatchObject({ agencyCode: code })
  })

  it('publishes a later time each time, even for a caller whose clock is behind', async () => {
    const { id } = await identity.addMember()
    const now = identity.now()
    for (const seconds of [0, 0, -5, 60]) {
      const at = new Date(now.getTime() + seconds * 1000)
      await identity.database.db.transaction().execute((trx) => announceMember(trx, id, at))
    }
    const moments = (await announced(id)).map(({ at }) => Date.parse(at) - now.getTime())
    expect(moments).toEqual([0, 1, 2, 60_000])
  })
})
