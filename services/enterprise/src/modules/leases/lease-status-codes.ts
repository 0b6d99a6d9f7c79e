import type { LeaseState } from './leases.sql.ts'

/** The codes for a section that is free or held by this device, held by another one, or freed by an operator. */
export const leaseStatusCodes = { held: 'E0000', taken: 'E1000', freed: 'E1001' } as const satisfies Record<
  LeaseState,
  string
>
