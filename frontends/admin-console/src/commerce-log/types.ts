import type { Row } from '../api/contract.ts'

/** What an administrator did in commerce (D-193). */
export type CommerceAct = Row<'GET /admin/commerce-log'>
