import type { Language } from '@hibiki/http'
import type { Logger } from 'pino'
import type { MailContent } from './mail-content.ts'
import type { DueMail, MailQueue } from './mail-queue.ts'
import { classifyMailFailure, computeNextAttemptAt } from './mail-retry.ts'
import { renderMail } from './render-mail.ts'
import type { MailSender } from './smtp-sender.ts'

const BATCH_SIZE = 10
/** Longer than an SMTP dialogue may take; afterwards another replica may retry. */
const LEASE_MS = 2 * 60_000

/** Recipient and content of a stored mail. */
export interface AddressedMail {
  to: string
  language: Language
  content: MailContent
}

export interface MailDeliveryContext<Body> {
  queue: MailQueue<Body>
  /** Returns null when the recipient no longer exists; a rejection is retried later. */
  resolveMail(mail: DueMail<Body>): AddressedMail | null | Promise<AddressedMail | null>
  sender: MailSender
  /** Domain part of message ids. */
  from: string
  clock: () => Date
  log: Logger
}

/**
 * Sends due mails. Any number of replicas take different mails; one that dies between the server's response and the mark may send a mail
 * twice, with the same Message-ID. Neither address nor content is ever logged.
 */
export async function sendDueMails<Body>(worker: MailDeliveryContext<Body>): Promise<void> {
  for (;;) {
    const now = worker.clock()
    const leaseUntil = new Date(now.getTime() + LEASE_MS)
    const mails = await worker.queue.claim({ now, leaseUntil, limit: BATCH_SIZE })
    await Promise.all(mails.map((mail) => sendMail(worker, mail)))
    if (mails.length < BATCH_SIZE) return
  }
}

async function sendMail<Body>(worker: MailDeliveryContext<Body>, mail: DueMail<Body>): Promise<void> {
  const { id, template } = mail
  try {
    if (mail.uselessAfter && mail.uselessAfter <= worker.clock())
      return await giveUp(worker, mail, 'too late')
    const opened = await worker.resolveMail(mail)
    if (opened === null) return await giveUp(worker, mail, 'nobody')
    const { to, language, content } = opened
    const messageId = `<${id}@${worker.from.split('@')[1]}>`
    await worker.sender.send({ ...renderMail(content, language), to, messageId })
    await worker.queue.finish(id, 'sent', worker.clock())
  } catch (error) {
    // The error's text quotes addresses; its codes are enough to find the cause.
    const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
    const failure = classifyMailFailure(error as { code?: string; responseCode?: number })
    const next =
      failure === 'permanent' ? null : computeNextAttemptAt(mail.attempts, worker.clock(), mail.uselessAfter)
    if (next === null) return giveUp(worker, mail, code, responseCode)
    await worker.queue.postpone(id, next)
    worker.log.warn({ mailId: id, template, attempts: mail.attempts, code, responseCode }, 'mail postponed')
  }
}

async function giveUp<Body>(
  worker: MailDeliveryContext<Body>,
  mail: DueMail<Body>,
  code: string,
  responseCode?: number,
): Promise<void> {
  await worker.queue.finish(mail.id, 'given-up', worker.clock())
  const { id: mailId, template, attempts } = mail
  worker.log.error({ mailId, template, attempts, code, responseCode }, 'mail given up')
}
