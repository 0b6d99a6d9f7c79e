import type { MailDeliveryContext } from '@hibiki/mail'
import type { IdentityContext } from '../../context.ts'
import { unsealMail } from './mail-outbox.ts'
import { createIdentityMailQueue } from './mails.sql.ts'

/** Creates the worker that sends this service's mails. */
export function createMailWorker({
  db,
  config,
  secrets,
  mailSender,
  clock,
  log,
}: IdentityContext): MailDeliveryContext<Buffer> {
  return {
    queue: createIdentityMailQueue(db),
    resolveMail: (mail) => unsealMail(mail, secrets.mails),
    sender: mailSender,
    from: config.MAIL_FROM,
    clock,
    log,
  }
}
