import type { RowOf } from '../api/call-types.ts'

/** From which day on a role must log in by a passkey, and how many of its accounts have one. */
export type PasskeyRequirement = RowOf<'GET /admin/passkey-requirements'>
