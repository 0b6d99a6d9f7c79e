import { defineConsumer } from '@hibiki/messaging'
import { lockMembers } from '@hibiki/projections'
import type { ChartsTables } from '../../tables.ts'
import { upsertAssignment } from './customers.sql.ts'

/** Who is in charge of a customer: assigned customers come first in the search. */
export const projectAssignments = defineConsumer<'identity.assignment-changed.v1', ChartsTables>({
  name: 'project-assignments',
  subject: 'identity.assignment-changed.v1',
  isRepeatable: true,
  async handle(trx, { payload: { userId, picId, at } }) {
    await lockMembers(trx, picId === null ? [userId] : [userId, picId])
    await upsertAssignment(trx, { memberId: userId, picId, changedAt: new Date(at) })
  },
})
