import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@hibiki/http'
import type { DueMail, OpenedMail } from '@hibiki/mail'
import type { Trx } from '../../db/schema.ts'
import type { KeyList } from '../../secrets.ts'
import { seal, unseal } from '../../vault.ts'
import { findAddressee } from '../accounts/users.sql.ts'
import { renderMailContent, type TemplateName, type TemplateValues } from './mail-templates.ts'
import { insertMail } from './mails.sql.ts'

export interface NewMail<T extends TemplateName> {
  template: T
  values: TemplateValues<T>
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
export interface OutboxMails {
  write<T extends TemplateName>(trx: Trx, mail: NewMail<T>): Promise<void>
  /** Writes a mail to a member in the language of the last login. It does nothing when the member was deleted. */
  writeToMember<T extends TemplateName>(
    trx: Trx,
    userId: string,
    mail: { template: T; values: TemplateValues<T>; now: Date },
  ): Promise<void>
}

const KEY_BYTES = 32

export function createOutboxMails(keys: KeyList): OutboxMails {
  async function write<T extends TemplateName>(trx: Trx, mail: NewMail<T>): Promise<void> {
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
export function openMail(mail: Pick<DueMail<Buffer>, 'id' | 'template' | 'body'>, keys: KeyList): OpenedMail {
  const { to, name, language, values } = JSON.parse(unseal(mail.body, mail.id, keys).toString()) as {
    to: string
    name?: string
    language: Language
    values: never
  }
  const content = renderMailContent(mail.template as TemplateName, values, language)
  return { to, language, content: name === undefined ? content : { ...content, addressee: name } }
}
