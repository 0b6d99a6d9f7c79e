import { type Kysely, sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'

type Db = Kysely<EnterpriseTables>
type Trx = Transaction<EnterpriseTables>

export interface BoardFields {
  name: string
  /** Null for all rooms, also those that are added later. */
  roomIds: readonly string[] | null
}

export interface Board {
  id: string
  name: string
  /** The chosen rooms that still exist, or null for all. */
  rooms: { roomId: string; roomName: string }[] | null
  seenAt: Date | null
  createdAt: Date
}

const columns = sql.raw(`b.id, b.name, b.seen_at as "seenAt", b.created_at as "createdAt",
  case when b.room_ids is not null then (
    select coalesce(json_agg(json_build_object('roomId', r.id, 'roomName', r.name) order by r.position, r.id), '[]')
    from rooms r where r.agency_id = b.agency_id and r.id = any(b.room_ids)) end as rooms`)

/** Lists the boards of an agency; chosen rooms that were deleted since are omitted. */
export async function listBoards(db: Db, agencyId: string): Promise<Board[]> {
  const { rows } = await sql<Board>`
    select ${columns} from boards b where b.agency_id = ${agencyId} order by b.name, b.id`.execute(db)
  return rows
}

/** Finds a board of this agency by an id that may be any text; those of other agencies are treated as unknown. */
export async function findBoard(
  db: Db,
  { agencyId, boardId }: { agencyId: string; boardId: string },
): Promise<Board | undefined> {
  const { rows } = await sql<Board>`
    select ${columns} from boards b where b.agency_id = ${agencyId} and b.id::text = ${boardId}`.execute(db)
  return rows[0]
}

export interface PairedBoard {
  id: string
  name: string
  agencyId: string
  companyName: string
  roomIds: string[] | null
}

/** Finds the board that holds this secret. */
export async function findBoardBySecret(db: Db, secretHash: Buffer): Promise<PairedBoard | undefined> {
  const { rows } = await sql<PairedBoard>`
    select b.id, b.name, b.agency_id as "agencyId", b.room_ids as "roomIds", a.name as "companyName"
    from boards b join agencies a on a.id = b.agency_id where b.secret_hash = ${secretHash}`.execute(db)
  return rows[0]
}

/** Finds the board, of whatever agency, whose secret has this hash. */
export function findBoardByHash(
  trx: Trx,
  secretHash: Buffer,
): Promise<{ id: string; agencyId: string } | undefined> {
  return trx
    .selectFrom('boards')
    .select(['id', 'agency_id as agencyId'])
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst()
}

const SEEN_EVERY_MS = 60_000

/** Remembers that the board was there, once a minute, because it polls every few seconds. */
export async function markBoardSeen(db: Db, boardId: string, now: Date): Promise<void> {
  await sql`
    update boards set seen_at = ${now}
    where id = ${boardId} and (seen_at is null or seen_at <= ${new Date(now.getTime() - SEEN_EVERY_MS)})`.execute(
    db,
  )
}

/** Locks the agency against concurrent additions and returns how many boards it has. */
export async function lockAndCountBoards(trx: Trx, agencyId: string): Promise<number> {
  await sql`select from agencies where id = ${agencyId} for no key update`.execute(trx)
  return countBoards(trx, agencyId)
}

export async function countBoards(db: Db, agencyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from boards where agency_id = ${agencyId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether all of these rooms are the agency's. */
export async function hasRooms(db: Db, agencyId: string, roomIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rooms
    where agency_id = ${agencyId} and id = any(${[...roomIds]}::uuid[])`.execute(db)
  return rows[0]?.count === roomIds.length
}

/** Returns the id of the new board. */
export async function insertBoard(
  trx: Trx,
  board: BoardFields & { agencyId: string; secretHash: Buffer; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('boards')
    .values({
      agency_id: board.agencyId,
      name: board.name,
      room_ids: board.roomIds === null ? null : [...board.roomIds],
      secret_hash: board.secretHash,
      created_at: board.now,
      seen_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateBoard(
  trx: Trx,
  { id, name, roomIds }: BoardFields & { id: string },
): Promise<void> {
  await trx
    .updateTable('boards')
    .set({ name, room_ids: roomIds === null ? null : [...roomIds] })
    .where('id', '=', id)
    .execute()
}

/** Deletes a board of this agency and returns its name, or undefined when there is none. */
export async function deleteBoard(
  trx: Trx,
  { agencyId, boardId }: { agencyId: string; boardId: string },
): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('boards')
    .where('agency_id', '=', agencyId)
    .where((board) => board(board.cast('id', 'text'), '=', boardId))
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}
