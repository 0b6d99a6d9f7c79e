import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'
import { toPublishedToPresentAgencyCondition } from '../customers/agency-departures.sql.ts'

export interface Diagnosis {
  resultId: string
  memberId: string
  /** Whether it is published to the agency that the customer belongs to now. */
  published: boolean
  deleted: boolean
}

/** Finds the projection of a face diagnosis. */
export async function findDiagnosis(
  db: Kysely<ChartsTables>,
  resultId: string,
): Promise<Diagnosis | undefined> {
  return db
    .selectFrom('diagnoses')
    .select(['result_id as resultId', 'member_id as memberId', 'deleted'])
    .select((eb) =>
      eb
        .and([
          eb('published', '=', true),
          toPublishedToPresentAgencyCondition('diagnoses.member_id', 'diagnoses.publication_changed_at'),
        ])
        .$castTo<boolean>()
        .as('published'),
    )
    .where('result_id', '=', resultId)
    .executeTakeFirst()
}

/** Saves a finished diagnosis. Events of its publication may have arrived before it; the newest wins. */
export async function upsertDiagnosis(
  trx: Transaction<ChartsTables>,
  options: {
    resultId: string
    memberId: string
    minutesCourse: number
    stressPercent: number | null
    published: boolean
    startedAt: Date
    completedAt: Date
  },
): Promise<void> {
  await sql`
    insert into diagnoses (result_id, member_id, minutes_course, stress_percent, started_at, completed_at, published, publication_changed_at)
    select ${options.resultId}::uuid, ${options.memberId}::uuid, ${options.minutesCourse}::int, ${options.stressPercent}::int, ${options.startedAt}::timestamptz,
      ${options.completedAt}::timestamptz, ${options.published}::boolean, ${options.completedAt}::timestamptz
    where not exists (select from erased_members where member_id = ${options.memberId})
    on conflict (result_id) do update set minutes_course = excluded.minutes_course,
      stress_percent = case when diagnoses.deleted then null else excluded.stress_percent end,
      -- Once they were announced as begun when their page was opened, which is never later.
      started_at = greatest(diagnoses.started_at, excluded.started_at), completed_at = excluded.completed_at,
      published = case when diagnoses.publication_changed_at > excluded.publication_changed_at
        then diagnoses.published else excluded.published end,
      publication_changed_at = greatest(diagnoses.publication_changed_at, excluded.publication_changed_at)`.execute(
    trx,
  )
}

/** Saves whether a diagnosis is published; the newest wins. */
export async function saveDiagnosisPublication(
  trx: Transaction<ChartsTables>,
  {
    resultId,
    memberId,
    published,
    changedAt,
  }: { resultId: string; memberId: string; published: boolean; changedAt: Date },
): Promise<void> {
  await sql`
    insert into diagnoses (result_id, member_id, published, publication_changed_at)
    select ${resultId}::uuid, ${memberId}::uuid, ${published}::boolean, ${changedAt}::timestamptz
    where not exists (select from erased_members where member_id = ${memberId})
    on conflict (result_id) do update set published = excluded.published, publication_changed_at = excluded.publication_changed_at
    where diagnoses.publication_changed_at < excluded.publication_changed_at and not diagnoses.deleted`.execute(
    trx,
  )
}

/** Marks a diagnosis as deleted, so that neither earlier nor later events about it make it visible again. */
export async function saveDiagnosisDeletion(
  trx: Transaction<ChartsTables>,
  { resultId, memberId, at }: { resultId: string; memberId: string; at: Date },
): Promise<void> {
  await sql`
    insert into diagnoses (result_id, member_id, published, publication_changed_at, deleted)
    select ${resultId}::uuid, ${memberId}::uuid, false, ${at}::timestamptz, true
    where not exists (select from erased_members where member_id = ${memberId})
    on conflict (result_id) do update set deleted = true, stress_percent = null, published = false,
      publication_changed_at = greatest(diagnoses.publication_changed_at, excluded.publication_changed_at)`.execute(
    trx,
  )
}
