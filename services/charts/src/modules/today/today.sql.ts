import { toNameOrder } from '@hibiki/database'
import { type Kysely, sql } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { toPublishedToPresentAgencyCondition } from '../customers/agency-departures.sql.ts'

/** Whose day it is: that of an agency, as one of its persons in charge sees it. */
interface Salon {
  agencyCode: string
  picId: string
}

export interface CustomerOfDay {
  memberId: string
  name: string
  nameKana: string | null
  isAssigned: boolean
  /** The newest record of the customer, of whatever day. */
  lastRecordId: string | null
  lastRecordAt: Date | null
  hasRecordToday: boolean
}

/** Lists the customers with an event in `[since, until)` that staff may see, the own ones first, in the order of readings. */
export async function listCustomersOfDay(
  db: Kysely<ChartsTables>,
  { agencyCode, picId, since, until, limit }: Salon & { since: Date; until: Date; limit: number },
): Promise<CustomerOfDay[]> {
  const { rows } = await sql<CustomerOfDay>`
    with here as (
      select customer_id as member_id, true as is_record from records
      where created_at >= ${since} and created_at < ${until} and deleted_at is null
      union
      select member_id, false from diagnoses
      where publication_changed_at >= ${since} and started_at >= ${since} and started_at < ${until} and published and not deleted
        and ${toPublishedToPresentAgencyCondition('diagnoses.member_id', 'diagnoses.publication_changed_at')}
    ), present as (select member_id, bool_or(is_record) as has_record from here group by member_id)
    select c.member_id as "memberId", c.name, c.name_kana as "nameKana", coalesce(a.pic_id = ${picId}::uuid, false) as "isAssigned",
      last.id as "lastRecordId", last.created_at as "lastRecordAt", p.has_record as "hasRecordToday"
    from present p join customers c on c.member_id = p.member_id
      left join assignments a on a.member_id = c.member_id
      left join lateral (
        select r.id, r.created_at from records r where r.customer_id = c.member_id and r.deleted_at is null
        order by r.created_at desc, r.id desc limit 1
      ) as last on true
    where c.is_customer and c.agency_code = ${agencyCode}
    order by "isAssigned" desc, ${toNameOrder('c.name_kana', 'c.name')}, c.member_id limit ${limit}`.execute(
    db,
  )
  return rows
}

export interface UnreadPart {
  recordId: string
  title: string
  memberId: string
  name: string
  filledAt: Date
}

/** Lists the parts that customers have sent since a moment and nobody of the salon has opened since, newest first. */
export async function listUnreadParts(
  db: Kysely<ChartsTables>,
  { agencyCode, since, limit }: { agencyCode: string; since: Date; limit: number },
): Promise<UnreadPart[]> {
  const { rows } = await sql<UnreadPart>`
    select r.id as "recordId", v.title, c.member_id as "memberId", c.name, r.customer_filled_at as "filledAt"
    from records r join customers c on c.member_id = r.customer_id join format_versions v on v.id = r.version_id
    where r.customer_filled_at >= ${since} and r.deleted_at is null and c.is_customer and c.agency_code = ${agencyCode}
      and not exists (
        select from chart_log l where l.customer_id = r.customer_id and l.record_id = r.id and l.action = 'view'
          and l.actor_role = 'person-in-charge' and l.at >= r.customer_filled_at
      )
    order by r.customer_filled_at desc, r.id limit ${limit}`.execute(db)
  return rows
}

export interface PublishedDiagnosis {
  resultId: string
  memberId: string
  name: string
  completedAt: Date
}

/** Lists finished diagnoses that customers have published to the agency since a moment, newest publication first. */
export async function listNewlyPublishedDiagnoses(
  db: Kysely<ChartsTables>,
  { agencyCode, since, limit }: { agencyCode: string; since: Date; limit: number },
): Promise<PublishedDiagnosis[]> {
  const { rows } = await sql<PublishedDiagnosis>`
    select diagnoses.result_id as "resultId", c.member_id as "memberId", c.name, diagnoses.completed_at as "completedAt"
    from diagnoses join customers c on c.member_id = diagnoses.member_id
    where diagnoses.publication_changed_at >= ${since} and diagnoses.completed_at is not null and diagnoses.published and not diagnoses.deleted
      and c.is_customer and c.agency_code = ${agencyCode}
      and ${toPublishedToPresentAgencyCondition('diagnoses.member_id', 'diagnoses.publication_changed_at')}
    order by diagnoses.publication_changed_at desc, diagnoses.result_id limit ${limit}`.execute(db)
  return rows
}
