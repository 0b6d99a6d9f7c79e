import type { Row } from '../api/contract.ts'

/** A device on its way out, in use, or on its way back. */
export type Rental = Row<'GET /admin/rentals'>
