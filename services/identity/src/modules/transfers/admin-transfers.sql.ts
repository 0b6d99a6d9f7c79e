import { type PageRequest, type RowPage, selectPage, selectRow, whereIdIn } from '@hibiki/admin-resource'
import { toNameOrder } from '@hibiki/database'
import { sql } from 'kysely'
import type { Db } from '../../db/identity-tables.ts'

export interface ConsoleTransfer {
  id: string
  /** The first of the moved members who still have an account, by the reading of the name; from and to are names of agencies. */
  rows: { userId: string; username: string; from: string; to: string; role: string }[]
  /** The number of all of them. */
  total: number
  performedBy: { id: string; username: string } | null
  performedAt: Date
  undoUntil: Date
  undoneAt: Date | null
}

export function listConsoleTransfers(
  db: Db,
  { id }: { id?: string[] },
  page: PageRequest,
): Promise<RowPage<ConsoleTransfer>> {
  return selectPage(db, transfers, page, [id && whereIdIn('id', id)])
}

export const findConsoleTransfer = (db: Db, id: string) => selectRow<ConsoleTransfer>(db, transfers, id)

/** At most this many can be chosen at once; customers who follow are added. */
export const MAX_LISTED_TRANSFER_ROWS = 99

const transfers = sql`
  select t.id, t.performed_at as "performedAt", t.undo_until as "undoUntil", t.undone_at as "undoneAt",
    case when p.id is null then null else jsonb_build_object('id', p.id, 'username', p.username) end as "performedBy",
    coalesce((
      select jsonb_agg(jsonb_build_object('userId', r.user_id, 'username', r.username, 'from', coalesce(f.name, ''),
        'to', coalesce(g.name, ''), 'role', r.after ->> 'role') order by r.name_order, r.user_id)
      from (
        select w.*, u.username, ${toNameOrder('u.username_kana', 'u.username')} as name_order from transfer_rows w join users u on u.id = w.user_id
        where w.transfer_id = t.id order by name_order, w.user_id limit ${sql.lit(MAX_LISTED_TRANSFER_ROWS)}) r
      left join agencies f on f.code = r.before ->> 'agencyCode'
      left join agencies g on g.code = r.after ->> 'agencyCode'), '[]') as rows,
    (select count(*)::int from transfer_rows where transfer_id = t.id) as total
  from transfers t left join users p on p.id = t.performed_by`
