import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'

/** Plans the deletion of an account; one that is planned already stays as it is. */
export async function planDeletion(
  trx: Trx,
  options: { userId: string; now: Date; effectiveAt: Date },
): Promise<{ effectiveAt: Date; isNew: boolean }> {
  const inserted = await trx
    .insertInto('planned_deletions')
    .values({ user_id: options.userId, requested_at: options.now, effective_at: options.effectiveAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('effective_at as effectiveAt')
    .executeTakeFirst()
  if (inserted) return { effectiveAt: inserted.effectiveAt, isNew: true }
  const effectiveAt = await findPlannedDeletionTime(trx, options.userId)
  return { effectiveAt: effectiveAt ?? options.effectiveAt, isNew: false }
}

export async function findPlannedDeletionTime(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('planned_deletions')
    .select('effective_at as effectiveAt')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.effectiveAt ?? null
}

export async function deletePlannedDeletion(trx: Trx, userId: string): Promise<boolean> {
  const dropped = await trx
    .deleteFrom('planned_deletions')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return dropped !== undefined
}

/** Claims and locks one account whose deletion is due; replicas take different ones, and a concurrent undo is awaited. */
export async function lockDueDeletion(trx: Trx, now: Date): Promise<string | undefined> {
  const due = await trx
    .selectFrom('planned_deletions')
    .select('user_id as userId')
    .where('effective_at', '<=', now)
    .orderBy('effective_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return due?.userId
}

/** Saves the bare id of an erased member. */
export async function saveErasedPerson(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx.insertInto('erased_people').values({ user_id: userId, erased_at: now }).execute()
}

/**
 * Deletes the only events that contain names and addresses. The broker deletes its copies 30 days after they were published
 * (docs/events.md).
 */
export async function deleteMemberChangedEvents(trx: Trx, userId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('subject', 'in', ['identity.member-changed.v1', 'identity.name-reading-changed.v1'])
    .where(sql`payload ->> 'userId'`, '=', userId)
    .execute()
}

export async function isErased(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('erased_people')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists who was erased from a time on, the earliest first. */
export function listErasuresSince(db: Db, since: Date): Promise<{ userId: string; erasedAt: Date }[]> {
  return db
    .selectFrom('erased_people')
    .select(['user_id as userId', 'erased_at as erasedAt'])
    .where('erased_at', '>=', since)
    .orderBy('erased_at')
    .orderBy('user_id')
    .execute()
}

/** Does nothing for a member who was not erased here, and nothing the second time. */
export async function saveErasureConfirmation(
  trx: Trx,
  { userId, service, confirmedAt }: { userId: string; service: string; confirmedAt: Date },
): Promise<void> {
  if (!(await isErased(trx, userId))) return
  await trx
    .insertInto('erasure_confirmations')
    .values({ user_id: userId, service, confirmed_at: confirmedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function listErasureConfirmations(
  db: Db,
  userId: string,
): Promise<{ service: string; confirmedAt: Date }[]> {
  return db
    .selectFrom('erasure_confirmations')
    .select(['service', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .execute()
}

/** Counts for each service the members erased before the given time whose erasure it has not confirmed. */
export async function countUnconfirmedErasures(
  db: Db,
  services: readonly string[],
  before: Date,
): Promise<{ service: string; people: number }[]> {
  const counts = await Promise.all(
    services.map(async (service) => {
      const { people } = await db
        .selectFrom('erased_people as e')
        .leftJoin('erasure_confirmations as c', (join) =>
          join.onRef('c.user_id', '=', 'e.user_id').on('c.service', '=', service),
        )
        .select((eb) => eb.fn.countAll<number>().as('people'))
        .where('c.user_id', 'is', null)
        .where('e.erased_at', '<', before)
        .executeTakeFirstOrThrow()
      return { service, people: Number(people) }
    }),
  )
  return counts.filter(({ people }) => people > 0)
}
