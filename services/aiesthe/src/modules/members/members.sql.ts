import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../schema.ts'
import { photoViewsOf } from '../photos/photo-views.sql.ts'

/**
 * Every table with a person's key, in the order in which rows can go. `copy` is that table's part of the member's copy of all data
 * (D-192). A test finds tables that are missing here (R31).
 */
const memberTables = {
  photo_views: {
    copy: (memberId: string) => sql`${photoViewsOf(memberId)} order by v.viewed_at`,
  },
  face_photos: {
    copy: (memberId: string) => sql`
      select id, result_id as "resultId", moment, face, engine, engine_version as "engineVersion",
        taken_at as "takenAt"
      from face_photos where member_id = ${memberId} order by taken_at, moment desc, id`,
  },
  face_results: {
    copy: (memberId: string) => sql`
      select id, course, published, started_at as "startedAt", before_at as "beforeAt", after_at as "afterAt"
      from face_results where member_id = ${memberId} order by started_at`,
  },
  choices: {
    copy: (memberId: string) => sql`
      select c.occasion, c.sound_id as "soundId", s.title_ja as title, c.cluster,
        c.expression_type as "expressionType", c.reason, c.reward, c.measured, c.seed, c.beliefs,
        c.chosen_at as "chosenAt"
      from choices c left join sounds s on s.sound_id = c.sound_id
      where c.member_id = ${memberId} order by c.chosen_at`,
  },
  data_use_decisions: {
    copy: (memberId: string) => sql`
      select agreed, version, language, encode(text_hash, 'hex') as "textHash", decided_at as "decidedAt"
      from data_use_decisions where member_id = ${memberId} order by id`,
  },
  weekly_courses: {
    copy: (memberId: string) => sql`
      select monday, cluster from weekly_courses where member_id = ${memberId}`,
  },
  mental_check_answers: {
    copy: (memberId: string) => sql`
      select a.check_id as "mentalCheckId", v.title_ja as title, a.version, a.answered_at as "answeredAt",
        (select jsonb_agg(jsonb_build_object(
            'question', item -> 'name', 'answer', choice -> 'display', 'value', choice -> 'ansValue'
          ) order by (item ->> 'questionNo')::int)
          from jsonb_array_elements(a.answers) given
          join jsonb_array_elements(v.items) item on item ->> 'id' = given ->> 'itemId'
          join jsonb_array_elements(item -> 'choices') choice on choice ->> 'id' = given ->> 'choiceId'
        ) as answers
      from mental_check_answers a join mental_check_versions v using (check_id, version)
      where a.member_id = ${memberId} order by a.answered_at`,
  },
  plays: {
    copy: (memberId: string) => sql`
      select play_id as "playId", sound_id as "soundId", result_id as "resultId", started_at as "startedAt",
        ended_at as "endedAt", played_seconds as "playedSeconds"
      from plays where member_id = ${memberId} order by started_at`,
  },
  entitlements: {
    copy: (memberId: string) => sql`
      select functions, payment_unconfirmed as "paymentUnconfirmed" from entitlements
      where member_id = ${memberId}`,
  },
  consents: {
    copy: (memberId: string) => sql`
      select agreed, version, decided_at as "decidedAt" from consents where member_id = ${memberId}`,
  },
  chart_records: {
    copy: (memberId: string) => sql`
      select record_id as "recordId", result_id as "resultId", changed_at as "changedAt" from chart_records
      where member_id = ${memberId} and not removed order by changed_at`,
  },
  seen_members: {
    copy: (memberId: string) => sql`
      select seen_at as "seenAt" from seen_members where member_id = ${memberId}`,
  },
  member_profiles: {
    copy: (memberId: string) => sql`
      select name, customer_of_agency as "customerOfAgency" from member_profiles where member_id = ${memberId}`,
  },
} satisfies Record<string, { copy: (memberId: string) => RawBuilder<unknown> }>

type MemberTable = keyof typeof memberTables

/** Tables with a person's key that are not in the member's copy, and why. */
export const notCopied: Readonly<Record<string, string>> = {
  erased_members: 'says of people who are gone that they are gone, and nothing else',
  changed_claims: 'when roles last changed, kept for forty minutes; identity has the whole of it',
}

/** Everything aiesthe holds of a member: rows by table, in camel case ("faceResults"). */
export async function readMemberData(
  db: Kysely<AiestheTables>,
  memberId: string,
): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {}
  for (const [table, { copy }] of Object.entries(memberTables))
    data[camelCase(table)] = (await copy(memberId).execute(db)).rows
  const acts = sql`
    select at, action, check_id as "mentalCheckId", detail from mental_check_log
    where actor_id = ${memberId} order by at`
  data.mentalCheckLog = (await acts.execute(db)).rows
  return data
}

/** Deletes all rows of a member and remembers that there must be nothing. The bytes of photos have to be gone before. */
export async function eraseMember(
  trx: Transaction<AiestheTables>,
  memberId: string,
  erasedAt: Date,
): Promise<void> {
  for (const table of Object.keys(memberTables) as MemberTable[])
    await trx.deleteFrom(table).where('member_id', '=', memberId).execute()
  // Those who were looked at keep the fact, without who it was.
  await trx.updateTable('photo_views').set({ viewer_id: null }).where('viewer_id', '=', memberId).execute()
  await trx.updateTable('mental_check_log').set({ actor_id: null }).where('actor_id', '=', memberId).execute()
  await trx
    .insertInto('erased_members')
    .values({ member_id: memberId, erased_at: erasedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function camelCase(table: string): string {
  return table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
