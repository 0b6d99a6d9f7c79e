import { defineConsumer } from '@hibiki/messaging'
import { lockMember } from '@hibiki/projections'
import type { ContentTables } from '../../tables.ts'
import { deleteWaitingReminder } from './reminders.sql.ts'
import { turnReminderOff } from './seven-nights.sql.ts'

/** Switches the reminder off that a member cancelled from a mail, unless the member chose it again since. */
export const endCancelledReminders = defineConsumer<'identity.mail-cancelled.v1', ContentTables>({
  name: 'end-cancelled-reminders',
  subject: 'identity.mail-cancelled.v1',
  isRepeatable: true,
  async handle(trx, { payload: { userId: memberId, type, at } }) {
    if (type !== 'seven-nights') return
    await lockMember(trx, memberId)
    if (await turnReminderOff(trx, { memberId, unlessSetSince: new Date(at) }))
      await deleteWaitingReminder(trx, memberId)
  },
})
