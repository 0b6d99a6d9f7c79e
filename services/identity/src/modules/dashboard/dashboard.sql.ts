import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface DashboardCounts {
  applicationsWaiting: number
  invitationsOpen: number
  membersTotal: number
  membersNew7Days: number
  sessionsActive: number
  deletionsPending: number
  transfersUndoable: number
}

export async function dashboardCounts(db: Db, now: Date): Promise<DashboardCounts> {
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

/** Accounts opened on each of `count` days in Japan, the last of them `today`, oldest first; of those that still exist. */
export async function listSignUpDays(
  db: Db,
  { today, count }: { today: Day; count: number },
): Promise<{ day: Day; signUps: number }[]> {
  const first = addDays(today, 1 - count)
  const { rows } = await sql<{ day: Day; signUps: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(counted."signUps", 0) as "signUps"
    from generate_series(${first}::date, ${today}::date, '1 day') as day
    left join (
      select (created_at at time zone 'Asia/Tokyo')::date as on_day, count(*)::int as "signUps"
      from users where created_at >= ${startOfJstDay(first)} group by 1
    ) as counted on on_day = day
    order by day`.execute(db)
  return rows
}
