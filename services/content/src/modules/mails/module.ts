import { runInBatches } from '@hibiki/database'
import { deleteOldMails, sendDueMails } from '@hibiki/mail'
import { defineModule, readPublicOrigin } from '@hibiki/service'
import type { ContentContext } from '../../context.ts'
import { enqueueDueReminders } from '../seven-nights/reminders.sql.ts'
import { resolveReminderMail } from '../seven-nights/resolve-reminder-mail.ts'
import { createContentMailQueue } from './mails.sql.ts'

const SEND_EVERY_MS = 5000
/** Reminders are due at whole minutes, and members compare them with a clock. */
const REMIND_EVERY_MS = 10_000
const DELETE_EVERY_MS = 10 * 60_000

/** Reminds members of their evenings by mail. */
export const mails = defineModule<ContentContext>({
  name: 'mails',
  jobs(context) {
    const { config, db, clock, log, mailSender: sender } = context
    const queue = createContentMailQueue(db)
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
            // Nobody misses a reminder as much as they mind a second one at night.
            atMostOnce: true,
            clock,
            log,
          }),
      },
      { name: 'delete-old-mails', everyMs: DELETE_EVERY_MS, run: () => deleteOldMails(queue, clock()) },
    ]
  },
  queues: ({ db }) => [{ name: 'mails', findOldest: createContentMailQueue(db).findOldest }],
  personalData: [
    {
      table: 'mails',
      person: 'user_id',
      export: { omit: ['facts', 'once', 'attempts', 'next_attempt_at', 'useless_after'] },
      erase: 'delete',
    },
  ],
})
