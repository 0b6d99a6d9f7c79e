import { type DueMail, sendDueMails } from '@hibiki/mail'
import { defineModule, readPublicOrigin } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { enqueueReminderMails } from './enqueue-reminder-mails.ts'
import type { MailFacts, MailTemplateName } from './mail-facts.ts'
import { createMailPageLinks } from './mail-page-links.ts'
import { createBillingMailQueue } from './mails.sql.ts'
import { renderAddressedMail } from './render-addressed-mail.ts'

const SEND_EVERY_MS = 5000
const REMIND_EVERY_MS = 60_000

export const mails = defineModule<BillingContext>({
  name: 'mails',
  jobs(context) {
    const { config, db, clock, log, addressees, mailSender: sender } = context
    const pages = createMailPageLinks(readPublicOrigin(config))
    const resolveMail = (mail: DueMail<MailFacts[MailTemplateName]>) =>
      renderAddressedMail({ db, addressees, pages }, mail)
    const worker = {
      queue: createBillingMailQueue(db),
      resolveMail,
      sender,
      from: config.MAIL_FROM,
      clock,
      log,
    }
    return [
      { name: 'send-mails', everyMs: SEND_EVERY_MS, run: () => sendDueMails(worker) },
      { name: 'write-reminders', everyMs: REMIND_EVERY_MS, run: () => enqueueReminderMails(context) },
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
