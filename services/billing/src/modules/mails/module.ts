import { type DueMail, sendDueMails } from '@hibiki/mail'
import { defineModule, readPublicOrigin } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import type { MailFacts, MailName } from './facts.ts'
import { createBillingMailQueue } from './mails.sql.ts'
import { openMail } from './open-mail.ts'
import { createMailPages } from './pages.ts'
import { writeReminders } from './write-reminders.ts'

const SEND_EVERY_MS = 5000
const REMIND_EVERY_MS = 60_000

export const mails = defineModule<BillingContext>({
  name: 'mails',
  jobs(context) {
    const { config, db, clock, log, addressees, mailSender: sender } = context
    const pages = createMailPages(readPublicOrigin(config))
    const open = (mail: DueMail<MailFacts[MailName]>) => openMail({ db, addressees, pages }, mail)
    const worker = { queue: createBillingMailQueue(db), open, sender, from: config.MAIL_FROM, clock, log }
    return [
      { name: 'send-mails', everyMs: SEND_EVERY_MS, run: () => sendDueMails(worker) },
      { name: 'write-reminders', everyMs: REMIND_EVERY_MS, run: () => writeReminders(context) },
    ]
  },
  queues: ({ db }) => [{ name: 'mails', findOldest: createBillingMailQueue(db).findOldest }],
  personalData: [
    {
      table: 'mails',
      person: 'user_id',
      export: { none: 'what they are about is exported itself' },
      erase: 'delete',
    },
  ],
})
