import { isUuid } from '@hibiki/text'
import { sql } from 'kysely'
import type { LoginMethod, StoredAssurance } from '../../db/account-tables.ts'
import type { Db, SessionEndReason, Trx } from '../../db/identity-tables.ts'

export interface LockedSession {
  userId: string
  assurance: StoredAssurance
  endReason: SessionEndReason | null
  expiresAt: Date
}

export interface EndedSession {
  sessionId: string
  userId: string
  reason: SessionEndReason
  endedAt: Date
}

const ended = ['id as sessionId', 'user_id as userId', 'end_reason as reason', 'ended_at as endedAt'] as const

export async function insertSession(
  trx: Trx,
  session: {
    userId: string
    now: Date
    expiresAt: Date
    absoluteExpiresAt: Date
    device: string
    assurance: StoredAssurance
    openedBy: LoginMethod | null
    roomDevice?: string | null
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      created_at: session.now,
      expires_at: session.expiresAt,
      absolute_expires_at: session.absoluteExpiresAt,
      last_used_at: session.now,
      device: session.device,
      assurance: session.assurance,
      opened_by: session.openedBy,
      room_device: session.roomDevice ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ListedSession {
  id: string
  device: string
  createdAt: Date
  lastUsedAt: Date
}

const MAX_LISTED = 99

/** Lists a member's living sessions, the one used last first; at most 99, of those roles that may have several. */
export function listSessions(db: Db, userId: string, now: Date): Promise<ListedSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

/** Returns why a session has ended, or null while it lives; an unknown session counts as ended, too. */
export async function findSessionEndReason(db: Db, id: string, now: Date): Promise<string | null> {
  if (!isUuid(id)) return 'expired'
  const row = await db
    .selectFrom('sessions')
    .select(['end_reason', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return 'expired'
  return row.end_reason ?? (row.expires_at <= now ? 'expired' : null)
}

/** Finds a living session with what its token needs. */
export function findActiveSession(
  db: Db,
  id: string,
  now: Date,
): Promise<{ userId: string; expiresAt: Date; assurance: StoredAssurance } | undefined> {
  return db
    .selectFrom('sessions')
    .select(['user_id as userId', 'expires_at as expiresAt', 'assurance'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Finds a session and locks it until the transaction ends. A caller that also locks the member does that first, as logins do. */
export async function lockSession(trx: Trx, id: string): Promise<LockedSession | undefined> {
  if (!isUuid(id)) return undefined
  return trx
    .selectFrom('sessions')
    .select(['user_id as userId', 'end_reason as endReason', 'expires_at as expiresAt', 'assurance'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function findAssurance(db: Db, id: string): Promise<StoredAssurance | undefined> {
  const row = await db.selectFrom('sessions').select('assurance').where('id', '=', id).executeTakeFirst()
  return row?.assurance
}

/** Finds what a new session in the same browser goes on with. */
export function findSessionOpening(
  db: Db,
  id: string,
): Promise<
  { assurance: StoredAssurance; openedBy: LoginMethod | null; roomDevice: string | null } | undefined
> {
  return db
    .selectFrom('sessions')
    .select(['assurance', 'opened_by as openedBy', 'room_device as roomDevice'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function saveAssurance(trx: Trx, id: string, assurance: StoredAssurance): Promise<void> {
  await trx.updateTable('sessions').set({ assurance }).where('id', '=', id).execute()
}

/** One session, or all of a member, or all but the one in use. */
export type SessionSelection = { sessionId: string } | { userId: string; except?: string | undefined }

/** Ends a living session unless its member has confirmed the password; returns it if it ended. */
export async function endLowAssuranceSession(
  trx: Trx,
  sessionId: string,
  now: Date,
): Promise<EndedSession[]> {
  const rows = await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'revoked' })
    .where('id', '=', sessionId)
    .where('assurance', '=', 'low')
    .where('ended_at', 'is', null)
    .returning(ended)
    .execute()
  return rows as EndedSession[]
}

/** Ends the sessions of a member that can only create a passkey, and returns them. */
export async function endEnrolmentSessions(trx: Trx, userId: string, now: Date): Promise<EndedSession[]> {
  const rows = await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'revoked' })
    .where('user_id', '=', userId)
    .where('assurance', '=', 'passkey-enrolment')
    .where('ended_at', 'is', null)
    .returning(ended)
    .execute()
  return rows as EndedSession[]
}

/** Marks living sessions ended and returns those that it ended. */
export async function endSessionRows(
  trx: Trx,
  which: SessionSelection,
  reason: SessionEndReason,
  now: Date,
): Promise<EndedSession[]> {
  let query = trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null)
  if ('sessionId' in which) query = query.where('id', '=', which.sessionId)
  else query = query.where('user_id', '=', which.userId)
  if ('except' in which && which.except !== undefined) query = query.where('id', '!=', which.except)
  const rows = await query.returning(ended).execute()
  return rows as EndedSession[]
}

/** Marks up to `limit` sessions past their expiry as ended; concurrent replicas take different ones. */
export async function endExpiredSessionRows(trx: Trx, now: Date, limit: number): Promise<EndedSession[]> {
  const rows = await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'expired' })
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('ended_at', 'is', null)
        .where('expires_at', '<=', now)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(ended)
    .execute()
  return rows as EndedSession[]
}

/** Lists sessions that ended since, in the order of their end; `after` is the last one of the page before. */
export async function listSessionsEndedSince(
  db: Db,
  { since, after, limit }: { since: Date; after: { at: Date; id: string } | null; limit: number },
): Promise<EndedSession[]> {
  let query = db.selectFrom('sessions').select(ended).where('ended_at', '>=', since)
  if (after) query = query.where(sql<boolean>`(ended_at, id) > (${after.at}, ${after.id})`)
  const rows = await query.orderBy('ended_at').orderBy('id').limit(limit).execute()
  return rows as EndedSession[]
}

/** Deletes up to `limit` sessions, with their tokens, that ended before the given time. */
export async function deleteSessionsEndedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('ended_at', '<', before)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
