import type { LeaseState } from './leases.sql.ts'

/** Free or mine, used by another device, lost to an operator. */
export const statusCodeOf = { held: 'E0000', taken: 'E1000', freed: 'E1001' } as const satisfies Record<
  LeaseState,
  string
>
