import { defineConsumer } from '@hibiki/messaging'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { AiestheTables } from '../../tables.ts'
import { upsertLastSeen } from './seen-members.sql.ts'

/** Stores when members last logged in; 24 months later their photos and results are deleted. */
export const projectLogins = defineConsumer<'identity.logged-in.v1', AiestheTables>({
  name: 'project-logins',
  subject: 'identity.logged-in.v1',
  async handle(trx, { payload: { userId, at } }) {
    await lockMember(trx, userId)
    if (await isMemberErased(trx, userId)) return
    await upsertLastSeen(trx, userId, new Date(at))
  },
})
