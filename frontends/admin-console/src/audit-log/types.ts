import type { Row } from '../api/contract.ts'

/** One entry of the append-only audit (D-193); `chainOk` is false where something was changed or removed. */
export type AuditEntry = Row<'GET /admin/audit-log'>
