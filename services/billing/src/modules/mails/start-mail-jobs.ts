import { createInternalFetch, secretsOf, startPeriodic } from '@hibiki/http'
import { createSmtpSender, type DueMail, sendDueMails } from '@hibiki/mail'
import type { Logger } from 'pino'
import type { BillingConfig } from '../../config.ts'
import type { BillingDatabase } from '../../db/schema.ts'
import { createAddressees } from './addressees.ts'
import type { MailFacts, MailName } from './facts.ts'
import { mailQueue } from './mails.sql.ts'
import { openMail } from './open-mail.ts'
import { createMailPages } from './pages.ts'
import { writeReminders } from './write-reminders.ts'

const SEND_EVERY_MS = 1000
const REMIND_EVERY_MS = 60_000

/** Sends what was written, and writes what only the day brings about. */
export function startMailJobs(
  config: Pick<BillingConfig, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_ORIGIN' | 'IDENTITY_URL' | 'INTERNAL_KEYS'>,
  o: { database: BillingDatabase; clock: () => Date; log: Logger },
): { stop(): Promise<void> } {
  const { database, clock, log } = o
  const from = config.MAIL_FROM
  const sender = createSmtpSender({ url: config.SMTP_URL, from })
  const opening = {
    db: database.db,
    addressees: createAddressees(config.IDENTITY_URL, createInternalFetch(secretsOf(config.INTERNAL_KEYS))),
    pages: createMailPages(config.PUBLIC_ORIGIN.split(',')[0] ?? config.PUBLIC_ORIGIN),
  }
  const open = (mail: DueMail<MailFacts[MailName]>) => openMail(opening, mail)
  const worker = { queue: mailQueue(database.db), open, sender, from, clock, log }
  const jobs = [
    startPeriodic({ name: 'send-mails', everyMs: SEND_EVERY_MS, log, run: () => sendDueMails(worker) }),
    startPeriodic({ name: 'write-reminders', everyMs: REMIND_EVERY_MS, log, run: () => writeReminders(o) }),
  ]
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()))
      sender.close()
    },
  }
}
