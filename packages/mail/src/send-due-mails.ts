import type { Language } from '@hibiki/http'
import type { Logger } from 'pino'
import type { MailContent } from './mail-content.ts'
import type { DueMail, MailQueue } from './mail-queue.ts'
import { classifyMailFailure, computeNextAttemptAt, isSurelyUnsent, type MailError } from './mail-retry.ts'
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
  /**
   * Records each mail as sent before the server gets it, so that none is sent twice, whatever fails: for mails that would rather be
   * missed than read again. A mail is retried only after a failure that shows that the server did not take it.
   */
  atMostOnce?: boolean
  clock: () => Date
  log: Logger
}

/**
 * Sends due mails. Any number of replicas take different mails; one that dies between the server's response and the mark may send a mail
 * twice, with the same Message-ID, unless `atMostOnce` is set. Neither address nor content is ever logged.
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
  let isRecorded = false
  try {
    if (mail.uselessAfter && mail.uselessAfter <= worker.clock())
      return await giveUp(worker, mail, 'too late')
    const opened = await worker.resolveMail(mail)
    if (opened === null) return await drop(worker, mail)
    const { to, language, content } = opened
    const messageId = `<${id}@${worker.from.split('@')[1]}>`
    const rendered = renderMail(content, language)
    if (worker.atMostOnce) {
      isRecorded = await worker.queue.finish(id, 'sent', worker.clock())
      // It was cancelled meanwhile, or another replica took it after this one was too slow.
      if (!isRecorded) return
    }
    await worker.sender.send({ ...rendered, to, messageId })
    if (!isRecorded) await worker.queue.finish(id, 'sent', worker.clock())
  } catch (error) {
    // The error's text quotes addresses; its codes are enough to find the cause.
    const { code = 'unknown', responseCode } = error as MailError
    if (isRecorded && !isSurelyUnsent(error as MailError)) {
      worker.log.error({ mailId: id, template, code }, 'mail not retried, because it may have been sent')
      return
    }
    const failure = classifyMailFailure(error as MailError)
    const next =
      failure === 'permanent' ? null : computeNextAttemptAt(mail.attempts, worker.clock(), mail.uselessAfter)
    if (isRecorded) await worker.queue.reopen(mail, next ?? worker.clock())
    if (next === null) return giveUp(worker, mail, code, responseCode)
    await worker.queue.postpone(id, next)
    worker.log.warn({ mailId: id, template, attempts: mail.attempts, code, responseCode }, 'mail postponed')
  }
}

/** Finishes a mail that nobody needs any more, which is no failure. */
async function drop<Body>(worker: MailDeliveryContext<Body>, { id, template }: DueMail<Body>): Promise<void> {
  await worker.queue.finish(id, 'given-up', worker.clock())
  worker.log.info({ mailId: id, template }, 'mail dropped, because its reader is gone or does not need it')
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
