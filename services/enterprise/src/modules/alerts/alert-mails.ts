import type { Language } from '@hibiki/http'
import { createMailQueue, type DueMail, jstMoment, type MailContent, type OpenedMail } from '@hibiki/mail'
import type { Kysely, Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import { textsIn } from '../../texts.ts'

export type AlertName = 'section-silent' | 'section-back'

/** What a mail is made of; names and the address are looked up when it is sent. */
export interface AlertFacts {
  sectionId: string
  silentSince: string
  backAt: string | null
}

export const alertQueue = (db: Kysely<EnterpriseTables>) => createMailQueue<AlertFacts>(db, 'facts')

/** A mail in the transaction of its cause. */
export async function insertAlert(
  trx: Transaction<EnterpriseTables>,
  alert: { template: AlertName; facts: AlertFacts; now: Date },
): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      ...{ user_id: null, template: alert.template, facts: JSON.stringify(alert.facts) },
      ...{ created_at: alert.now, next_attempt_at: alert.now, useless_after: null, finished_at: null },
    })
    .execute()
}

/** Null when the agency has no address for alerts, or the section is gone. */
export async function openAlert(
  o: { db: Kysely<EnterpriseTables>; publicOrigin: string },
  mail: Pick<DueMail<AlertFacts>, 'template' | 'body'>,
): Promise<OpenedMail | null> {
  const section = await o.db
    .selectFrom('sections')
    .innerJoin('rooms', 'rooms.id', 'sections.room_id')
    .innerJoin('agencies', 'agencies.id', 'rooms.agency_id')
    .select([
      'sections.name as section',
      'rooms.name as room',
      'agencies.alert_email as to',
      'agencies.language',
    ])
    .where('sections.id', '=', mail.body.sectionId)
    .executeTakeFirst()
  if (!section?.to) return null
  const { to, language } = section
  const url = `${o.publicOrigin}/mypage/enterprise`
  return { to, language, content: alertContent(mail, { ...section, language, url }) }
}

/** What the mail says. */
export function alertContent(
  { template, body }: Pick<DueMail<AlertFacts>, 'template' | 'body'>,
  o: { section: string; room: string; language: Language; url: string },
): MailContent {
  const all = textsIn(o.language).mails
  const { subject, heading, paragraphs, notes } = template === 'section-back' ? all.back : all.silent
  const { labels } = all
  const back =
    body.backAt === null ? [] : [{ label: labels.backAt, value: jstMoment(body.backAt, o.language) }]
  return {
    ...{ subject, heading, paragraphs, notes },
    details: [
      { label: labels.room, value: o.room },
      { label: labels.section, value: o.section },
      { label: labels.silentSince, value: jstMoment(body.silentSince, o.language) },
      ...back,
    ],
    button: { label: labels.button, url: o.url },
  }
}
