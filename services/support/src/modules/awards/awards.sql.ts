import { createHash } from 'node:crypto'
import {
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import type { LocalText } from '@hibiki/http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import type { ReencodedPicture } from '../inquiries/reencode-picture.ts'
import { MAX_AWARDS } from './award.rules.ts'

type Db = Kysely<SupportTables>
type Trx = Transaction<SupportTables>

export interface AwardFields {
  titles: LocalText
  /** YYYY-MM-DD */
  day: string
  link: string | null
  order: number
  visible: boolean
}

export interface Award extends AwardFields {
  id: string
  title: string
  pictureDigest: string
  pictureWidth: number
  pictureHeight: number
  updatedAt: Date
}

const awards = sql`
  select id, titles, titles ->> 'ja' as title, to_char(day, 'YYYY-MM-DD') as day, link, position as "order", visible,
    picture_digest as "pictureDigest", picture_width as "pictureWidth", picture_height as "pictureHeight",
    updated_at as "updatedAt"
  from awards`

export const listAdminAwards = (
  db: Db,
  { filter, ...page }: ListRequest<{ id?: string[]; q?: string }>,
): Promise<RowPage<Award>> =>
  selectPage<Award>(db, awards, page, [
    filter.id && whereIdIn('id', filter.id),
    filter.q && whereContainsText(filter.q, 'title'),
  ])

export const findAward = (db: Db, id: string): Promise<Award | undefined> => selectRow<Award>(db, awards, id)

/** Returns whether an award was ever added, even if it has been deleted since. */
export async function hasAnyAwardEverExisted(db: Db): Promise<boolean> {
  const act = await db.selectFrom('award_log').select('id').limit(1).executeTakeFirst()
  return act !== undefined
}

/** Lists the awards that the home page shows, in its order. */
export async function listVisibleAwards(db: Db): Promise<Award[]> {
  const { rows } =
    await sql<Award>`${awards} where visible order by position, day desc, id limit ${MAX_AWARDS}`.execute(db)
  return rows
}

/** Finds a picture by the digest of its content; it is visible if one of the awards that have it is. */
export function findAwardPicture(
  db: Db,
  digest: string,
): Promise<{ picture: Buffer; visible: boolean } | undefined> {
  return db
    .selectFrom('awards')
    .select(['picture', 'visible'])
    .where('picture_digest', '=', digest)
    .orderBy('visible', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const toRow = ({ titles, day, link, order, visible }: AwardFields) => ({
  titles: JSON.stringify(titles),
  day,
  link,
  position: order,
  visible,
})

const toPictureColumns = ({ bytes, width, height }: ReencodedPicture) => ({
  picture: bytes,
  picture_digest: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
  picture_width: width,
  picture_height: height,
})

interface Change {
  by: string | null
  now: Date
}

/** Inserts an award, or returns null beyond `MAX_AWARDS`; a lock enforces the maximum for concurrent inserts. */
export async function insertAward(
  trx: Trx,
  award: AwardFields & { id?: string; picture: ReencodedPicture },
  { by, now }: Change,
): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || ' awards', 0))`.execute(trx)
  const { count } = await trx
    .selectFrom('awards')
    .select(trx.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_AWARDS) return null
  const row = await trx
    .insertInto('awards')
    .values({
      ...toRow(award),
      ...toPictureColumns(award.picture),
      ...(award.id !== undefined && { id: award.id }),
      updated_by: by,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await insertAwardAct(trx, { awardId: row.id, action: 'created', title: award.titles.ja, by, now })
  return row.id
}

/**
 * @param edited the time of the last change that the editor knew of
 * @param picture null leaves the picture as it is
 * @returns false when the award has been changed since then
 */
export async function updateAward(
  trx: Trx,
  award: AwardFields & { id: string; picture: ReencodedPicture | null; edited: Date | null },
  { by, now }: Change,
): Promise<boolean> {
  if (award.edited === null) return false
  // The editor's time has milliseconds, the row's may have microseconds.
  const nextMillisecond = new Date(award.edited.getTime() + 1)
  const { numUpdatedRows } = await trx
    .updateTable('awards')
    .set({
      ...toRow(award),
      ...(award.picture && toPictureColumns(award.picture)),
      updated_by: by,
      updated_at: now,
    })
    .where('id', '=', award.id)
    .where('updated_at', '>=', award.edited)
    .where('updated_at', '<', nextMillisecond)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await insertAwardAct(trx, { awardId: award.id, action: 'changed', title: award.titles.ja, by, now })
  return true
}

/** @returns false when there is no such award, and then logs nothing */
export async function deleteAward(trx: Trx, id: string, { by, now }: Change): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('awards')
    .where('id', '=', id)
    .returning(sql<string>`titles ->> 'ja'`.as('title'))
    .executeTakeFirst()
  if (!deleted) return false
  await insertAwardAct(trx, { awardId: id, action: 'deleted', title: deleted.title, by, now })
  return true
}

async function insertAwardAct(
  trx: Trx,
  act: Change & { awardId: string; action: 'created' | 'changed' | 'deleted'; title: string },
): Promise<void> {
  await trx
    .insertInto('award_log')
    .values({ award_id: act.awardId, actor_id: act.by, action: act.action, title: act.title, at: act.now })
    .execute()
}
