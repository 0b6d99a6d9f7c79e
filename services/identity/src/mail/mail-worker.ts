import type { Logger } from 'pino'
import type { IdentityDatabase } from '../db/schema.ts'
import { failureKind, nextAttempt } from '../domain/mail-retry.ts'
import { type DueMail, finishMail, postponeMail, takeDueMails } from '../repositories/mails.ts'
import { openMail } from './outbox-mails.ts'
import { renderMail } from './render-mail.ts'
import type { MailSender } from './smtp.ts'

const batchSize = 10
/** Longer than an SMTP dialogue may take; then another copy may try. */
const leaseMs = 2 * 60_000

export interface MailWorker {
  database: IdentityDatabase
  key: Buffer
  sender: MailSender
  /** Domain part of message ids. */
  from: string
  clock: () => Date
  log: Logger
}

/**
 * Sends what is due. Any number of copies take different mails; a copy that dies between the server's answer and the mark may
 * send a mail twice, with the same Message-ID. Neither address nor content is ever logged.
 */
export async function sendDueMails(worker: MailWorker): Promise<void> {
  for (;;) {
    const now = worker.clock()
    const leaseUntil = new Date(now.getTime() + leaseMs)
    const mails = await takeDueMails(worker.database.db, { now, leaseUntil, limit: batchSize })
    await Promise.all(mails.map((mail) => sendMail(worker, mail)))
    if (mails.length < batchSize) return
  }
}

async function sendMail(worker: MailWorker, mail: DueMail): Promise<void> {
  const { db } = worker.database
  const { id, template } = mail
  try {
    if (mail.uselessAfter && mail.uselessAfter <= worker.clock())
      return await giveUp(worker, mail, 'too late')
    const { to, language, content } = openMail(mail, worker.key)
    const messageId = `<${id}@${worker.from.split('@')[1]}>`
    await worker.sender.send({ ...renderMail(content, language), to, messageId })
    await finishMail(db, id, 'sent', worker.clock())
  } catch (error) {
    // The error's text quotes addresses; its codes are enough to find the cause.
    const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
    const failure = failureKind(error as { code?: string; responseCode?: number })
    const next =
      failure === 'permanent' ? null : nextAttempt(mail.attempts, worker.clock(), mail.uselessAfter)
    if (next === null) return giveUp(worker, mail, code, responseCode)
    await postponeMail(db, id, next)
    worker.log.warn({ mailId: id, template, attempts: mail.attempts, code, responseCode }, 'mail postponed')
  }
}

async function giveUp(worker: MailWorker, mail: DueMail, code: string, responseCode?: number): Promise<void> {
  await finishMail(worker.database.db, mail.id, 'given-up', worker.clock())
  const { id: mailId, template, attempts } = mail
  worker.log.error({ mailId, template, attempts, code, responseCode }, 'mail given up')
}
