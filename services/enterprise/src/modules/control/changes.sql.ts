import { lockUnerasedActor } from '@hibiki/projections'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import type { NewPlayOrder } from './control.rules.ts'

type Trx = Transaction<EnterpriseTables>

export interface Actor {
  id: string
  role: 'enterprise' | 'administrator'
}

export interface PlayOrderBeforeChange {
  id: string
  playing: boolean
  volume: number
  resumes: boolean
  orderedAt: string | null
}

/** Saves the new orders of a person by one statement, however many rooms they are for. */
export async function updatePlayOrders(trx: Trx, orders: readonly NewPlayOrder[], at: Date): Promise<void> {
  if (orders.length === 0) return
  await sql`
    update managements m set playing = o.playing, volume = o.volume, resumes = o.resumes, ordered_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o (id uuid, playing boolean, volume double precision,
      resumes boolean)
    where m.id = o.id`.execute(trx)
}

/** Remembers which change stopped these sounds. */
export async function saveStopChange(
  trx: Trx,
  changeId: string,
  managementIds: readonly string[],
): Promise<void> {
  if (managementIds.length === 0) return
  await sql`
    update managements set stop_change_id = ${changeId} where id = any(${[...managementIds]}::uuid[])`.execute(
    trx,
  )
}

export interface StopOrder {
  at: Date
  actorName: string | null
  actorRole: Actor['role']
}

/** Returns who stopped sounds and when, by change; changes that are no longer logged are omitted. */
export async function listStopOrders(
  db: Kysely<EnterpriseTables>,
  { agencyId, changeIds }: { agencyId: string; changeIds: readonly string[] },
): Promise<Map<string, StopOrder>> {
  if (changeIds.length === 0) return new Map()
  const { rows } = await sql<StopOrder & { id: string }>`
    select c.id, c.at, a.name as "actorName", c.actor_role as "actorRole"
    from changes c left join accounts a on a.member_id = c.actor_id
    where c.agency_id = ${agencyId} and c.id = any(${[...changeIds]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...order }) => [id, order]))
}

/** Locks the sections of an agency that a change is about until the transaction ends. */
export async function lockSectionsOfAgency(
  trx: Trx,
  {
    agencyId,
    roomId,
    sectionId,
  }: { agencyId: string; roomId?: string | undefined; sectionId?: string | undefined },
): Promise<void> {
  await sql`
    select s.id from sections s join rooms r on r.id = s.room_id
    where r.agency_id = ${agencyId} and (${roomId ?? null}::text is null or r.id::text = ${roomId ?? null})
      and (${sectionId ?? null}::text is null or s.id::text = ${sectionId ?? null})
    order by s.id for update of s`.execute(trx)
}

/** Logs who changed what, without the actor when they were erased meanwhile. */
export async function insertChangeLogEntry(
  trx: Trx,
  change: {
    agencyId: string
    at: Date
    actor: Actor
    action: string
    target: object
    change: object
    before?: readonly PlayOrderBeforeChange[]
  },
): Promise<string> {
  const actorId = await lockUnerasedActor(trx, change.actor.id)
  const { id } = await trx
    .insertInto('changes')
    .values({
      agency_id: change.agencyId,
      at: change.at,
      actor_id: actorId,
      actor_role: change.actor.role,
      action: change.action,
      target: JSON.stringify(change.target),
      change: JSON.stringify(change.change),
      before: change.before ? JSON.stringify(change.before) : null,
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface UndoableChange {
  id: string
  at: Date
  before: PlayOrderBeforeChange[] | null
  undoneAt: Date | null
}

/** Locks a change of this agency until the transaction ends, because a change can be undone only once. */
export async function lockUndoableChange(
  trx: Trx,
  { agencyId, changeId }: { agencyId: string; changeId: string },
): Promise<UndoableChange | undefined> {
  const { rows } = await sql<UndoableChange>`
    select id, at, before, undone_at as "undoneAt" from changes
    where agency_id = ${agencyId} and id::text = ${changeId} for update`.execute(trx)
  return rows[0]
}

/**
 * Restores the orders before a change, unless newer ones followed.
 *
 * @returns the sections of the orders and the sounds that this stopped, or null when one of them has changed since
 */
export async function restorePlayOrders(
  trx: Trx,
  change: UndoableChange,
  at: Date,
): Promise<{ sectionIds: string[]; stoppedIds: string[] } | null> {
  const before = change.before ?? []
  const { rows } = await sql<{ id: string; sectionId: string; isStopped: boolean }>`
    update managements m set playing = b.playing, volume = b.volume, resumes = b.resumes, ordered_at = b."orderedAt"
    from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as b (id uuid, playing boolean, volume double precision,
      resumes boolean, "orderedAt" timestamptz)
    where m.id = b.id and m.ordered_at = ${change.at}
    returning m.id, m.section_id as "sectionId", old.playing and not new.playing as "isStopped"`.execute(trx)
  if (rows.length < before.length) return null
  await sql`update changes set undone_at = ${at} where id = ${change.id}`.execute(trx)
  return {
    sectionIds: [...new Set(rows.map((row) => row.sectionId))],
    stoppedIds: rows.filter((row) => row.isStopped).map((row) => row.id),
  }
}

export interface ChangeLogRow {
  id: string
  at: Date
  actorName: string | null
  actorRole: Actor['role']
  action: string
  target: object
  change: object
  undoable: boolean
  undoneAt: Date | null
}

export async function listChangeLogRows(
  db: Kysely<EnterpriseTables>,
  agencyId: string,
  page: { offset: number; limit: number },
): Promise<ChangeLogRow[]> {
  const { rows } = await sql<ChangeLogRow>`
    select c.id, c.at, a.name as "actorName", c.actor_role as "actorRole", c.action, c.target, c.change,
      c.before is not null and c.undone_at is null as undoable, c.undone_at as "undoneAt"
    from changes c left join accounts a on a.member_id = c.actor_id
    where c.agency_id = ${agencyId} order by c.at desc, c.id desc
    offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}
