import type { RowOf } from '../api/call-types.ts'

/** An entry says when somebody else viewed a member's photos. */
export type PhotoViewLogEntry = RowOf<'GET /admin/photo-views'>
