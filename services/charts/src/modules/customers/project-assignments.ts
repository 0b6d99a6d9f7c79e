import { defineConsumer } from '@hibiki/messaging'
import { lockMembers } from '@hibiki/projections'
import type { ChartsTables } from '../../tables.ts'
import { upsertCustomerAssignment } from './customers.sql.ts'

/** Projects who is in charge of a customer, because the search lists assigned customers first. */
export const projectAssignments = defineConsumer<'identity.assignment-changed.v1', ChartsTables>({
  name: 'project-assignments',
  subject: 'identity.assignment-changed.v1',
  isRepeatable: true,
  async handle(trx, { payload: { userId, picId, at } }) {
    await lockMembers(trx, picId === null ? [userId] : [userId, picId])
    await upsertCustomerAssignment(trx, { memberId: userId, picId, changedAt: new Date(at) })
  },
})
