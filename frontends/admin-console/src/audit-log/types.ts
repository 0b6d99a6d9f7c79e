import type { RowOf } from '../api/call-types.ts'
import { console as texts } from '../i18n/ja/audit-log.json'

/** An entry of the append-only audit log; `chainOk` is false if an entry was changed or removed. */
export type AuditLogEntry = RowOf<'GET /admin/audit-log'>

/** These are all actions that identity logs; the type check fails if one of them has no text. */
export const auditLogActions = Object.keys(
  texts.audit.action satisfies Record<AuditLogEntry['action'], string>,
)
