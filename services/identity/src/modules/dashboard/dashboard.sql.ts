import { listDailyFigures } from '@hibiki/admin-resource'
import type { Day } from '@hibiki/calendar'
import { sql } from 'kysely'
import type { Db } from '../../db/identity-tables.ts'

export interface DashboardCounts {
  applicationsWaiting: number
  invitationsOpen: number
  membersTotal: number
  membersNew7Days: number
  sessionsActive: number
  deletionsPending: number
  transfersUndoable: number
}

export async function getDashboardCounts(db: Db, now: Date): Promise<DashboardCounts> {
  const { rows } = await sql<DashboardCounts>`select
    (select count(*) from applications where status = '0') as "applicationsWaiting",
    (select count(*) from invitations where used_at is null and revoked_at is null and expires_at > ${now})
      as "invitationsOpen",
    (select count(*) from users) as "membersTotal",
    (select count(*) from users where created_at > ${now}::timestamptz - interval '7 days') as "membersNew7Days",
    (select count(*) from sessions where ended_at is null and expires_at > ${now}) as "sessionsActive",
    (select count(*) from planned_deletions) as "deletionsPending",
    (select count(*) from transfers where undone_at is null and undo_until > ${now}) as "transfersUndoable"`.execute(
    db,
  )
  const [counts] = rows
  if (!counts) throw new Error('a query without a table always gives a row')
  return counts
}

/** Counts the accounts that were opened on each of `count` days in Japan, the last of them `today`, oldest first, and that still exist. */
export const countSignUpsPerDay = (
  db: Db,
  days: { today: Day; count: number },
): Promise<{ day: Day; signUps: number }[]> =>
  listDailyFigures(db, days, {
    table: 'users',
    at: 'created_at',
    figures: { signUps: sql<number>`count(*)::int` },
  })
