import { runInBatches } from '@hibiki/database'
import { accessRules, registerRoutes } from '@hibiki/http'
import { deleteOldMails, sendDueMails } from '@hibiki/mail'
import { defineModule, readPublicOrigin } from '@hibiki/service'
import { sql } from 'kysely'
import { chartMemberAccess } from '../../access.ts'
import type { ChartsContext } from '../../context.ts'
import { rejectDuringHandOver } from '../hand-over/reject-during-hand-over.ts'
import { createAppointmentMailQueue } from './appointment-mails.sql.ts'
import { enqueueDueReminders } from './appointment-reminders.sql.ts'
import { resolveReminderMail } from './resolve-reminder-mail.ts'
import { findDueReminder } from './routes/find-due-reminder.ts'
import { getAppointment } from './routes/get-appointment.ts'
import { saveAppointmentsRoute } from './routes/save-appointments.ts'

const REMIND_EVERY_MS = 10_000
const SEND_EVERY_MS = 5000
const DELETE_EVERY_MS = 10 * 60_000

export const appointments = defineModule<ChartsContext>({
  name: 'appointments',
  routes(app, context) {
    registerRoutes(app, context, accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE')), [
      rejectDuringHandOver,
      saveAppointmentsRoute,
    ])
    registerRoutes(app, context, chartMemberAccess, [rejectDuringHandOver, getAppointment])
    registerRoutes(app, context, accessRules.internal, [findDueReminder])
  },
  jobs(context) {
    const { config, db, clock, log, mailSender: sender } = context
    const queue = createAppointmentMailQueue(db)
    const publicOrigin = readPublicOrigin(config)
    return [
      {
        name: 'write-reminders',
        everyMs: REMIND_EVERY_MS,
        run: () => runInBatches((limit) => enqueueDueReminders(db, { now: clock(), limit })),
      },
      {
        name: 'send-mails',
        everyMs: SEND_EVERY_MS,
        run: () =>
          sendDueMails({
            queue,
            resolveMail: (mail) => resolveReminderMail({ ...context, publicOrigin }, mail),
            sender,
            from: config.MAIL_FROM,
            // A customer minds a second reminder, or one of an appointment that was cancelled, more than a missing one.
            atMostOnce: true,
            clock,
            log,
          }),
      },
      { name: 'delete-old-mails', everyMs: DELETE_EVERY_MS, run: () => deleteOldMails(queue, clock()) },
    ]
  },
  queues: ({ db }) => [{ name: 'mails', findOldest: createAppointmentMailQueue(db).findOldest }],
  personalData: [
    {
      table: 'mails',
      person: 'user_id',
      export: { omit: ['facts', 'once', 'attempts', 'next_attempt_at', 'useless_after'] },
      erase: 'delete',
    },
    {
      table: 'appointments',
      person: ['customer_id', 'pic_id'],
      export: (memberId) => sql`
        select a.title, a.first_at, a.minutes, a.rule, a.reminder, n.name as salon,
          (select jsonb_agg(jsonb_build_object('day', ch.day, 'cancelled', ch.cancelled, 'title', ch.title,
            'startAt', ch.start_at, 'minutes', ch.minutes) order by ch.day)
          from appointment_changes ch where ch.appointment_id = a.id) as changes
        from appointments a left join agencies n on n.agency_code = a.agency_code
        where a.customer_id = ${memberId} order by a.first_at, a.id`,
      // Appointments of a customer go with the customer; those that somebody served stay the salon's, without that person.
      erase: {
        async run(trx, memberId) {
          await sql`delete from appointments where customer_id = ${memberId}`.execute(trx)
          await sql`update appointments set pic_id = null where pic_id = ${memberId}`.execute(trx)
        },
      },
    },
  ],
})
