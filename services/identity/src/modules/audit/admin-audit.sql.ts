import { type PageRequest, type RowPage, selectPage, selectRow, whereIdIn } from '@hibiki/admin-resource'
import { sql } from 'kysely'
import type { Db } from '../../db/identity-tables.ts'
import type { AuditAction } from './audit-action.rules.ts'

export interface ConsoleAuditEntry {
  id: string
  at: Date
  action: AuditAction
  detail: Record<string, unknown>
  actorId: string | null
  actor: string | null
  subjectId: string | null
  subject: string | null
  chainOk: boolean
}

/** Conditions of the list; those left out do not restrict it. */
export interface ConsoleAuditEntryFilter {
  id?: string[]
  action?: AuditAction
  actorId?: string
  subjectId?: string
  since?: string
  until?: string
}

export function listConsoleAuditEntries(
  db: Db,
  { id, action, actorId, subjectId, since, until }: ConsoleAuditEntryFilter,
  page: PageRequest,
): Promise<RowPage<ConsoleAuditEntry>> {
  return selectPage(db, entries, page, [
    id && whereIdIn('id', id),
    action && sql`action = ${action}`,
    actorId && whereIdIn('actorId', [actorId]),
    subjectId && whereIdIn('subjectId', [subjectId]),
    since && sql`at >= ${since}`,
    until && sql`at <= ${until}`,
  ])
}

export const findConsoleAuditEntry = (db: Db, id: string) => selectRow<ConsoleAuditEntry>(db, entries, id)

/** Lists entries. The link of an entry is intact when its hash follows from the entry and the link before; deleted people have no name. */
const entries = sql`
  select l.id, l.at, l.action, l.detail, l.actor_id as "actorId", a.username as actor,
    l.subject_id as "subjectId", s.username as subject,
    coalesce(c.hash = audit_hash(coalesce(p.hash, ''::bytea), l) and (c.position = 1 or p.hash is not null), false)
      as "chainOk"
  from audit_log l
  left join users a on a.id = l.actor_id
  left join users s on s.id = l.subject_id
  left join audit_chain c on c.entry_id = l.id
  left join audit_chain p on p.position = c.position - 1`
