import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { selectMomentAfterLastMove } from '../members/after-last-move.sql.ts'

/** An open or finished diagnosis with its choice. */
export interface FaceResult {
  id: string
  memberId: string
  course: 1 | 2 | null
  choiceId: string | null
  soundId: string | null
  cluster: number | null
  reason: string | null
  measuredBefore: number | null
  published: boolean
  startedAt: Date
  beforeAt: Date | null
  afterAt: Date | null
}

const resultColumns = sql`r.id, r.member_id as "memberId", r.course, r.choice_id as "choiceId",
  c.sound_id as "soundId", c.cluster, c.reason, c.measured_before as "measuredBefore", r.published,
  r.started_at as "startedAt", r.before_at as "beforeAt", r.after_at as "afterAt"`

const isInNoChart = sql`not exists (
  select from chart_records record
  where record.member_id = r.member_id and record.result_id = r.id and not record.removed
)`

const resultSource = sql`face_results r left join choices c on c.id = r.choice_id`

export async function findResult(db: Kysely<AiestheTables>, id: string): Promise<FaceResult | null> {
  const { rows } = await sql<FaceResult>`
    select ${resultColumns} from ${resultSource} where r.id = ${id} and r.left_at is null`.execute(db)
  return rows[0] ?? null
}

/** Finds the member's open diagnosis. */
export async function findOpenResult(
  db: Kysely<AiestheTables>,
  memberId: string,
): Promise<FaceResult | null> {
  const { rows } = await sql<FaceResult>`
    select ${resultColumns} from ${resultSource}
    where r.member_id = ${memberId} and r.after_at is null and r.left_at is null`.execute(db)
  return rows[0] ?? null
}

/** Finds the member's newest diagnosis that was finished after a moment, unless there was a Before photo since. */
export async function findLatestResultId(
  db: Kysely<AiestheTables>,
  memberId: string,
  since: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select r.id from face_results r
    where r.member_id = ${memberId} and r.after_at > ${since}
      and not exists (
        select from face_results newer
        where newer.member_id = r.member_id and newer.id > r.id and newer.before_at is not null
      )
    order by r.after_at desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}

export async function insertResult(
  trx: Transaction<AiestheTables>,
  memberId: string,
  startedAt: Date,
): Promise<void> {
  await trx.insertInto('face_results').values({ member_id: memberId, started_at: startedAt }).execute()
}

export async function completeBeforeStep(
  trx: Transaction<AiestheTables>,
  of: { id: string; course: 1 | 2; choiceId: string; published: boolean; beforeAt: Date },
): Promise<void> {
  await trx
    .updateTable('face_results')
    .set({ course: of.course, choice_id: of.choiceId, published: of.published, before_at: of.beforeAt })
    .where('id', '=', of.id)
    .execute()
}

/** Returns the time of its publication. */
export async function completeAfterStep(
  trx: Transaction<AiestheTables>,
  of: { id: string; published: boolean; afterAt: Date },
): Promise<Date> {
  const { changedAt } = await trx
    .updateTable('face_results')
    .set({
      published: of.published,
      after_at: of.afterAt,
      publication_changed_at: of.published ? asPublished(of.afterAt) : of.afterAt,
    })
    .where('id', '=', of.id)
    .returning(publicationChange)
    .executeTakeFirstOrThrow()
  return changedAt
}

/** Lists diagnoses whose last step was at `at` or before, oldest first. */
export async function listExpiredResults(
  db: Kysely<AiestheTables>,
  at: Date,
  most: number,
): Promise<{ id: string; memberId: string }[]> {
  const { rows } = await sql<{ id: string; memberId: string }>`
    select id, member_id as "memberId" from face_results
    where after_at is null and left_at is null and coalesce(before_at, started_at) <= ${at}
    order by coalesce(before_at, started_at) limit ${most}`.execute(db)
  return rows
}

/**
 * Abandons an unfinished diagnosis for good: no list contains it. Its row stays without the photo and without the choice, which would
 * reveal what was read in the face.
 */
export async function abandonResult(
  trx: Transaction<AiestheTables>,
  { id, choiceId }: FaceResult,
  leftAt: Date,
): Promise<void> {
  await trx.deleteFrom('face_photos').where('result_id', '=', id).execute()
  await trx
    .updateTable('face_results')
    .set({ left_at: leftAt, choice_id: null, published: false })
    .where('id', '=', id)
    .execute()
  if (choiceId) await trx.deleteFrom('choices').where('id', '=', choiceId).execute()
}

/** A result whose publication changed, and when, as other services receive it. */
export interface PublicationChange {
  id: string
  changedAt: Date
}

/** Every change gets a later time than the previous one, so that a subscriber that receives both knows the newest. */
const laterThanBefore = (moment: RawBuilder<Date>) =>
  sql<Date>`greatest(${moment}, publication_changed_at + interval '1 millisecond')`

const asMoment = (changedAt: Date) => sql<Date>`${changedAt}::timestamptz`
const asPublished = (changedAt: Date) => selectMomentAfterLastMove(sql`face_results.member_id`, changedAt)

const publicationChange = ['id', sql<Date>`publication_changed_at`.as('changedAt')] as const

/** Returns undefined when nothing changed. */
export async function updatePublication(
  trx: Transaction<AiestheTables>,
  of: { id: string; published: boolean; changedAt: Date },
): Promise<PublicationChange | undefined> {
  return trx
    .updateTable('face_results')
    .set({
      published: of.published,
      publication_changed_at: laterThanBefore(
        of.published ? asPublished(of.changedAt) : asMoment(of.changedAt),
      ),
      closed_for_agency: null,
    })
    .where('id', '=', of.id)
    .where('published', '!=', of.published)
    .returning(publicationChange)
    .executeTakeFirst()
}

/** Withdraws all publications of the member, for good or because of a move away from an agency, and returns them. */
export async function withdrawPublications(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; agencyCode: string | null; changedAt: Date },
): Promise<PublicationChange[]> {
  const changes = await trx
    .updateTable('face_results')
    .set({
      published: false,
      publication_changed_at: laterThanBefore(asMoment(of.changedAt)),
      closed_for_agency: of.agencyCode,
    })
    .where('member_id', '=', of.memberId)
    .where('after_at', 'is not', null)
    .where('published', '=', true)
    .returning(publicationChange)
    .execute()
  // A publication that a move closed must not be restored once it is withdrawn for good.
  if (of.agencyCode === null)
    await trx
      .updateTable('face_results')
      .set({ closed_for_agency: null })
      .where('member_id', '=', of.memberId)
      .execute()
  return changes
}

/** Restores the publications that a move away from an agency closed since a moment, and returns them. */
export async function restorePublications(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; agencyCode: string; since: Date; changedAt: Date },
): Promise<PublicationChange[]> {
  return trx
    .updateTable('face_results')
    .set({
      published: true,
      publication_changed_at: laterThanBefore(asPublished(of.changedAt)),
      closed_for_agency: null,
    })
    .where('member_id', '=', of.memberId)
    .where('closed_for_agency', '=', of.agencyCode)
    .where('publication_changed_at', '>=', of.since)
    .returning(publicationChange)
    .execute()
}

/** Deletes a result with its photos and what was learned from them. The log of views stays. */
export async function deleteResult(trx: Transaction<AiestheTables>, id: string): Promise<void> {
  await trx.deleteFrom('face_photos').where('result_id', '=', id).execute()
  const row = await trx
    .deleteFrom('face_results')
    .where('id', '=', id)
    .returning('choice_id')
    .executeTakeFirst()
  if (row?.choice_id) await trx.deleteFrom('choices').where('id', '=', row.choice_id).execute()
}

/**
 * Deletes all diagnoses of a member with everything that belongs to them. Returns the photos whose bytes must be deleted, how many
 * diagnoses were finished, and which ones other services may know: those with a Before photo whose deletion was not published already.
 */
export async function deleteMemberResultRows(
  trx: Transaction<AiestheTables>,
  memberId: string,
): Promise<{ photoIds: string[]; finished: number; knownIds: string[] }> {
  const photos = await trx
    .deleteFrom('face_photos')
    .where('member_id', '=', memberId)
    .returning('id')
    .execute()
  const results = await trx
    .deleteFrom('face_results')
    .where('member_id', '=', memberId)
    .returning(['id', 'choice_id', 'before_at', 'after_at', 'left_at'])
    .execute()
  const choiceIds = results.flatMap((result) => result.choice_id ?? [])
  await sql`delete from choices where id = any(${choiceIds}::uuid[])`.execute(trx)
  return {
    photoIds: photos.map(({ id }) => id),
    finished: results.filter(({ after_at }) => after_at !== null).length,
    knownIds: results.flatMap(({ id, before_at, left_at }) =>
      before_at !== null && left_at === null ? [id] : [],
    ),
  }
}

/** Counts a member's finished diagnoses, or with the scope 'published' only the published ones. */
export async function countFinishedResults(
  db: Kysely<AiestheTables>,
  memberId: string,
  scope: 'all' | 'published' = 'all',
): Promise<number> {
  const { count } = await db
    .selectFrom('face_results')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('after_at', 'is not', null)
    .$if(scope === 'published', (query) => query.where('published', '=', true))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function listFinishedResults(
  db: Kysely<AiestheTables>,
  of: {
    memberId: string
    offset: number
    limit: number
    direction: 'asc' | 'desc'
    scope?: 'all' | 'published'
    /** Whether to select only those that no record of a chart refers to. */
    withoutChart?: boolean
  },
): Promise<FaceResult[]> {
  const { rows } = await sql<FaceResult>`
    select ${resultColumns} from ${resultSource}
    where r.member_id = ${of.memberId} and r.after_at is not null
      ${of.scope === 'published' ? sql`and r.published` : sql``}
      ${of.withoutChart ? sql`and ${isInNoChart}` : sql``}
    order by r.after_at ${sql.raw(of.direction)}, r.id ${sql.raw(of.direction)}
    offset ${of.offset} limit ${of.limit}`.execute(db)
  return rows
}
