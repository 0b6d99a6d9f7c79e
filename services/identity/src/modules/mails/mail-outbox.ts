import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@hibiki/http'
import type { AddressedMail, DueMail } from '@hibiki/mail'
import type { Trx } from '../../db/identity-tables.ts'
import { seal, unseal } from '../../seal.ts'
import type { KeyList } from '../../secrets.ts'
import { findAddressee } from '../accounts/users.sql.ts'
import { insertMail } from './mails.sql.ts'
import { type MailTemplateName, type MailTemplateValues, renderMailContent } from './render-mail-content.ts'

export interface NewMail<T extends MailTemplateName> {
  template: T
  values: MailTemplateValues<T>
  language: Language
  to: string
  /** The display name of the member. */
  name?: string
  now: Date
  /** The member whose erasure deletes the mail. */
  userId?: string | undefined
  /** The mail is not sent after this time, for example because its link has expired. */
  uselessAfter?: Date
  /** The mail is written at the same cost, so that response times reveal nothing, and is never sent. */
  suppressed?: boolean
}

/** Writes mails as rows in the transaction of their cause, so that both commit or neither. */
export interface MailOutbox {
  write<T extends MailTemplateName>(trx: Trx, mail: NewMail<T>): Promise<void>
  /** Writes a mail to a member in the language of the last login. It does nothing when the member was deleted. */
  writeToMember<T extends MailTemplateName>(
    trx: Trx,
    userId: string,
    mail: { template: T; values: MailTemplateValues<T>; now: Date },
  ): Promise<void>
}

const KEY_BYTES = 32

export function createMailOutbox(keys: KeyList): MailOutbox {
  async function write<T extends MailTemplateName>(trx: Trx, mail: NewMail<T>): Promise<void> {
    const id = randomUUID()
    const { to, name, language, values, template, suppressed = false } = mail
    // A suppressed mail is never read or emptied, and its owner is unknown, so its key is discarded.
    const sealingKeys: KeyList = suppressed ? [randomBytes(KEY_BYTES)] : keys
    await insertMail(trx, {
      id,
      userId: mail.userId ?? null,
      template,
      sealed: seal(Buffer.from(JSON.stringify({ to, name, language, values })), id, sealingKeys),
      suppressed,
      uselessAfter: mail.uselessAfter ?? null,
      now: mail.now,
    })
  }
  return {
    write,
    async writeToMember(trx, userId, mail) {
      const addressee = await findAddressee(trx, userId)
      if (!addressee) return
      const { email: to, language, name } = addressee
      await write(trx, { ...mail, userId, to, language, name })
    },
  }
}

/** Decrypts a mail; throws when it was sealed under another key, or this version does not know the template. */
export function unsealMail(
  mail: Pick<DueMail<Buffer>, 'id' | 'template' | 'body'>,
  keys: KeyList,
): AddressedMail {
  const { to, name, language, values } = JSON.parse(unseal(mail.body, mail.id, keys).toString()) as {
    to: string
    name?: string
    language: Language
    values: never
  }
  const content = renderMailContent(mail.template as MailTemplateName, values, language)
  return { to, language, content: name === undefined ? content : { ...content, addressee: name } }
}
