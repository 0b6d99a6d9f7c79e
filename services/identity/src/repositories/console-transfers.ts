import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { oneOf, type Page, type PageOf, pageOf, rowOf, where } from './console-list.ts'

export interface ConsoleTransfer {
  id: string
  /** Who was moved and still has an account, by name; from and to are names of agencies. */
  rows: { userId: string; username: string; from: string; to: string; role: string }[]
  performedBy: { id: string; username: string } | null
  performedAt: Date
  undoUntil: Date
  undoneAt: Date | null
}

export function listTransfers(
  db: Db,
  { id }: { id?: string[] },
  page: Page,
): Promise<PageOf<ConsoleTransfer>> {
  return pageOf(db, where(transfers, [id && oneOf('id', id)]), page)
}

export const readTransfer = (db: Db, id: string) => rowOf<ConsoleTransfer>(db, transfers, id)

const transfers = sql`
  select t.id, t.performed_at as "performedAt", t.undo_until as "undoUntil", t.undone_at as "undoneAt",
    case when p.id is null then null else jsonb_build_object('id', p.id, 'username', p.username) end as "performedBy",
    coalesce((
      select jsonb_agg(jsonb_build_object('userId', u.id, 'username', u.username, 'from', coalesce(f.name, ''),
        'to', coalesce(g.name, ''), 'role', r.after ->> 'role') order by u.username)
      from transfer_rows r join users u on u.id = r.user_id
      left join agencies f on f.code = r.before ->> 'agencyCode'
      left join agencies g on g.code = r.after ->> 'agencyCode'
      where r.transfer_id = t.id), '[]') as rows
  from transfers t left join users p on p.id = t.performed_by`
