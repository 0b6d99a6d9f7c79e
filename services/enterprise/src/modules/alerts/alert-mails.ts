import type { Language } from '@hibiki/http'
import { type AddressedMail, type DueMail, formatJstMoment, type MailContent } from '@hibiki/mail'
import type { Kysely } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import { getFixedT } from '../../texts.ts'
import { type AlertMailFacts, findSectionForAlert } from './alerts.sql.ts'

/** Returns the mail with its address and contents, or null when the agency has no address for alerts or the section was deleted. */
export async function createAlertMail(
  { db, publicOrigin }: { db: Kysely<EnterpriseTables>; publicOrigin: string },
  mail: Pick<DueMail<AlertMailFacts>, 'template' | 'body'>,
): Promise<AddressedMail | null> {
  const section = await findSectionForAlert(db, mail.body.sectionId)
  if (!section?.to) return null
  const { to, language } = section
  const url = `${publicOrigin}/mypage/enterprise`
  return { to, language, content: createAlertMailContent(mail, { ...section, language, url }) }
}

/** Returns the contents of the mail. */
export function createAlertMailContent(
  { template, body }: Pick<DueMail<AlertMailFacts>, 'template' | 'body'>,
  { language, room, section, url }: { section: string; room: string; language: Language; url: string },
): MailContent {
  const all = getFixedT(language)('mails', { returnObjects: true })
  const mail = template === 'section-back' ? { ...all.back, notes: [] } : all.silent
  const { labels } = all
  const back =
    body.backAt === null ? [] : [{ label: labels.backAt, value: formatJstMoment(body.backAt, language) }]
  return {
    subject: mail.subject,
    heading: mail.heading,
    paragraphs: mail.paragraphs,
    notes: mail.notes,
    details: [
      { label: labels.room, value: room },
      { label: labels.section, value: section },
      { label: labels.silentSince, value: formatJstMoment(body.silentSince, language) },
      ...back,
    ],
    button: { label: labels.button, url },
  }
}
