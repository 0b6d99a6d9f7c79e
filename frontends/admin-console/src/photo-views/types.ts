import type { RowOf } from '../api/contract.ts'

/** An entry says when somebody else viewed a member's photos. */
export type PhotoView = RowOf<'GET /admin/photo-views'>
