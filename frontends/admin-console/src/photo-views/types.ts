import type { RowOf } from '../api/contract.ts'

/** When somebody else viewed a member's photos. */
export type PhotoView = RowOf<'GET /admin/photo-views'>
