import { type Language, parseLanguage } from '@hibiki/languages'
import type { AddressedMail, Addressee, AddresseeLookup, DueMail, OptionalMailType } from '@hibiki/mail'
import type { Db } from '../../tables.ts'
import { findPlace } from '../family/family.sql.ts'
import { findMember } from '../members/members.sql.ts'
import type { MailTemplate } from './create-mail-content.ts'
import type { MailFacts, MailTemplateName } from './mail-facts.ts'
import type { MailPageLinks } from './mail-page-links.ts'
import { mailTemplates } from './mail-templates.ts'

/** Members may cancel these mails, because no contract requires them. */
const optional: Partial<Record<MailTemplateName, OptionalMailType>> = { 'card-expiring': 'reminder' }

/**
 * Completes a stored mail with its current data: the reader's address and language, and the name of the contract's user. It is
 * null when the reader was deleted, has cancelled mails of this kind, or is invited no more.
 */
export async function renderAddressedMail(
  { addressees, db, pages }: { db: Db; addressees: AddresseeLookup; pages: MailPageLinks },
  mail: Pick<DueMail<MailFacts[MailTemplateName]>, 'userId' | 'template' | 'body'>,
): Promise<AddressedMail | null> {
  const type = optional[mail.template as MailTemplateName]
  const addressee =
    'placeId' in mail.body
      ? await findInvitedAddressee(db, mail.body.placeId)
      : mail.userId === null
        ? null
        : await addressees(mail.userId, type)
  if (addressee === null || addressee.subscribed === false) return null
  const { email: to, name, language } = addressee
  const template = mailTemplates[mail.template as MailTemplateName] as
    | MailTemplate<MailTemplateName>
    | undefined
  if (!template) throw new Error(`unknown mail template ${mail.template}`)
  const user = 'userId' in mail.body && mail.body.userId !== null ? mail.body.userId : null
  const userName = user === null ? null : ((await findMember(db, user))?.name ?? null)
  const content = {
    ...template(mail.body, { language, pages, userName }),
    ...(name !== null && { addressee: name }),
  }
  const { unsubscribeUrl, oneClickUrl } = addressee
  return {
    to,
    language,
    content: { ...content, ...(unsubscribeUrl && { unsubscribeUrl }), ...(oneClickUrl && { oneClickUrl }) },
  }
}

/** Somebody of whom nothing but an address is known. */
interface InvitedAddressee extends Pick<Addressee, 'subscribed' | 'unsubscribeUrl' | 'oneClickUrl'> {
  email: string
  name: null
  language: Language
}

/** Finds the address of an invitation that is still open. */
async function findInvitedAddressee(db: Db, placeId: string): Promise<InvitedAddressee | null> {
  const place = await findPlace(db, placeId)
  if (place === null || place.memberId !== null) return null
  return { email: place.email, name: null, language: parseLanguage(place.language) }
}
