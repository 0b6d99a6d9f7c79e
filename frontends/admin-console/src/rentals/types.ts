import type { RowOf } from '../api/call-types.ts'

/** A rented device that is being delivered, in use or being returned. */
export type Rental = RowOf<'GET /admin/rentals'>
