import type { ErrorCatalogue } from '@hibiki/http'

/** What this service refuses beside the errors every service has. E-codes are those of the specification's numbering (D-004). */
export const billingErrors = {} as const satisfies ErrorCatalogue
