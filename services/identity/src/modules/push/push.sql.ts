import type { Day } from '@hibiki/calendar'
import type { Language } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'
import type { PushKind } from './push-kind.rules.ts'

/** A browser, as its maker's service knows it. */
export interface PushBrowser {
  endpoint: string
  p256dh: string
  auth: string
}

/** Saves the browser of a session. Another session of it, of whichever member, loses it. */
export async function savePushSubscription(
  trx: Trx,
  subscription: PushBrowser & { userId: string; sessionId: string; language: Language; now: Date },
): Promise<void> {
  const { userId, sessionId, endpoint, p256dh, auth, language, now } = subscription
  await trx
    .deleteFrom('push_subscriptions')
    .where((eb) =>
      eb.or([
        // What waits for another member must not arrive here.
        eb.and([eb('endpoint', '=', endpoint), eb('user_id', '!=', userId)]),
        eb.and([eb('session_id', '=', sessionId), eb('endpoint', '!=', endpoint)]),
      ]),
    )
    .execute()
  const changed = { session_id: sessionId, p256dh, auth, language }
  await trx
    .insertInto('push_subscriptions')
    .values({ user_id: userId, endpoint, created_at: now, ...changed })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(changed))
    .execute()
}

export async function deletePushSubscription(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute()
}

export async function hasPushSubscription(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the kinds that a member has switched off; every other is on. */
export async function listPushKindsOff(db: Db, userId: string): Promise<PushKind[]> {
  const rows = await db
    .selectFrom('push_preferences')
    .select('kind')
    .where('user_id', '=', userId)
    .where('is_on', '=', false)
    .execute()
  return rows.map(({ kind }) => kind)
}

export async function savePushPreference(
  trx: Trx,
  { userId, kind, isOn }: { userId: string; kind: PushKind; isOn: boolean },
): Promise<void> {
  await trx
    .insertInto('push_preferences')
    .values({ user_id: userId, kind, is_on: isOn })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ is_on: isOn }))
    .execute()
  if (!isOn)
    await trx
      .deleteFrom('push_messages')
      .where('kind', '=', kind)
      .where('subscription_id', 'in', (eb) =>
        eb.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId),
      )
      .execute()
}

export interface NewPush {
  userIds: readonly string[]
  kind: PushKind
  path: string
  at: Date
  uselessAfter: Date
  /** The day of the appointments that it is about. */
  day?: Day | null
}

/** Writes a notification to every browser of members who are logged in there and want this kind. */
export async function insertPushMessages(
  trx: Trx,
  { userIds, kind, path, at, uselessAfter, day = null }: NewPush,
): Promise<void> {
  await sql`
    insert into push_messages (subscription_id, kind, path, day, created_at, next_attempt_at, useless_after)
    select s.id, ${kind}, ${path}, ${day}::date, ${at}, least(${at}::timestamptz, now()), ${uselessAfter}
    from push_subscriptions s join sessions on sessions.id = s.session_id
    where s.user_id = any(${userIds}::uuid[]) and sessions.end_reason is null and sessions.expires_at > ${at}
      and not exists (select from push_preferences p where p.user_id = s.user_id and p.kind = ${kind} and not p.is_on)`.execute(
    trx,
  )
}

export interface DuePush extends PushBrowser {
  id: string
  subscriptionId: string
  userId: string
  kind: PushKind
  path: string
  /** The day of the appointments that it is about; null for other kinds. */
  day: Day | null
  language: Language
  /** The number of attempts, including the one that begins now. */
  attempts: number
  uselessAfter: Date
}

/** Claims due notifications; another replica takes over those that are not finished when the lease ends. */
export async function claimDuePushes(
  db: Db,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    update push_messages m set attempts = attempts + 1, next_attempt_at = ${leaseUntil}
    from push_subscriptions s, sessions
    where m.id in (select id from push_messages where next_attempt_at <= ${now} and useless_after > ${now}
        order by next_attempt_at limit ${limit} for update skip locked)
      and s.id = m.subscription_id and sessions.id = s.session_id
      and sessions.end_reason is null and sessions.expires_at > ${now}
    returning m.id, m.subscription_id as "subscriptionId", s.user_id as "userId", m.kind, m.path, m.day, m.attempts, m.useless_after as "uselessAfter",
      s.endpoint, s.p256dh, s.auth, s.language`.execute(db)
  return rows
}

export async function postponePush(db: Db, id: string, until: Date): Promise<void> {
  await db.updateTable('push_messages').set({ next_attempt_at: until }).where('id', '=', id).execute()
}

export async function deletePush(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_messages').where('id', '=', id).execute()
}

/** Deletes a browser that no longer wants notifications, unless it has subscribed with other keys meanwhile. */
export async function deleteGoneBrowser(
  db: Db,
  { subscriptionId, p256dh }: Pick<DuePush, 'subscriptionId' | 'p256dh'>,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', subscriptionId)
    .where('p256dh', '=', p256dh)
    .execute()
}

/** Deletes notifications that are no news any more, and browsers whose session has ended; at most `limit` of each. */
export async function deleteUselessPushes(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const messages = await sql`
    delete from push_messages where id in (
      select id from push_messages where useless_after <= ${now} limit ${limit} for update skip locked)`.execute(
    db,
  )
  const browsers = await sql`
    delete from push_subscriptions where id in (
      select s.id from push_subscriptions s join sessions on sessions.id = s.session_id
      where sessions.end_reason is not null or sessions.expires_at <= ${now} limit ${limit} for update of s skip locked)`.execute(
    db,
  )
  return Math.max(Number(messages.numAffectedRows ?? 0), Number(browsers.numAffectedRows ?? 0))
}
