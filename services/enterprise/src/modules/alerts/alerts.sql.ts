import type { Language } from '@hibiki/http'
import { createMailQueue } from '@hibiki/mail'
import type { Kysely, Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'

export type AlertMailTemplate = 'section-silent' | 'section-back'

/** The facts of a mail; names and the address are read when it is sent. */
export interface AlertMailFacts {
  sectionId: string
  silentSince: string
  backAt: string | null
}

export const createAlertMailQueue = (db: Kysely<EnterpriseTables>) =>
  createMailQueue<AlertMailFacts>(db, 'facts')

/** Inserts a mail in the transaction of its cause. */
export async function insertAlertMail(
  trx: Transaction<EnterpriseTables>,
  alert: { template: AlertMailTemplate; facts: AlertMailFacts; now: Date },
): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      user_id: null,
      template: alert.template,
      facts: JSON.stringify(alert.facts),
      created_at: alert.now,
      next_attempt_at: alert.now,
      useless_after: null,
      finished_at: null,
    })
    .execute()
}

/** Returns the names of a section and its room, and the address for alerts, which is null for no alerts. */
export function findSectionForAlert(
  db: Kysely<EnterpriseTables>,
  sectionId: string,
): Promise<{ section: string; room: string; to: string | null; language: Language } | undefined> {
  return db
    .selectFrom('sections')
    .innerJoin('rooms', 'rooms.id', 'sections.room_id')
    .innerJoin('agencies', 'agencies.id', 'rooms.agency_id')
    .select([
      'sections.name as section',
      'rooms.name as room',
      'agencies.alert_email as to',
      'agencies.language',
    ])
    .where('sections.id', '=', sectionId)
    .executeTakeFirst()
}

/** An agency rarely has more than a few accounts; more than this are not notified. */
const MAX_NOTIFIED_ACCOUNTS = 100

/** Lists the accounts whose rooms a section is in. */
export async function listAccountIdsOfSection(
  trx: Transaction<EnterpriseTables>,
  sectionId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('sections')
    .innerJoin('rooms', 'rooms.id', 'sections.room_id')
    .innerJoin('accounts', 'accounts.agency_id', 'rooms.agency_id')
    .select('accounts.member_id as memberId')
    .where('sections.id', '=', sectionId)
    .where('accounts.is_enterprise', '=', true)
    .orderBy('accounts.member_id')
    .limit(MAX_NOTIFIED_ACCOUNTS)
    .execute()
  return rows.map(({ memberId }) => memberId)
}
