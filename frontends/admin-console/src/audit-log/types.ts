import type { RowOf } from '../api/contract.ts'
import { console as texts } from '../i18n/ja/audit-log.json'

/** One entry of the append-only audit; `chainOk` is false where something was changed or removed. */
export type AuditEntry = RowOf<'GET /admin/audit-log'>

/** Every act that identity puts on record; the check fails when one of them has no name. */
export const auditActions = Object.keys(texts.audit.action satisfies Record<AuditEntry['action'], string>)
