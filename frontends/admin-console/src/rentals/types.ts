import type { RowOf } from '../api/contract.ts'

/** A device on its way out, in use, or on its way back. */
export type Rental = RowOf<'GET /admin/rentals'>
