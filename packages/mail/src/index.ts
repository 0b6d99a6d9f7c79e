export {
  type Addressee,
  type AddresseeLookup,
  createAddresseeLookup,
  type OptionalMailType,
} from './addressee-lookup.ts'
export { deleteOldMails } from './delete-old-mails.ts'
export type { MailContent } from './mail-content.ts'
export { createMailQueue, type DueMail } from './mail-queue.ts'
export { mailSettingsProperties } from './mail-settings.ts'
export { formatJstMoment } from './moments.ts'
export { type RenderedMail, renderMail } from './render-mail.ts'
export {
  type AddressedMail,
  type MailDeliveryContext,
  sendDueMails,
} from './send-due-mails.ts'
export { createSmtpSender, type MailSender } from './smtp-sender.ts'
