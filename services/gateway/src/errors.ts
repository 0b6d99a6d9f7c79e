import { commonErrorCatalogue, type ErrorCatalogue } from '@hibiki/http'

/** The gateway has no errors of its own, only those that every service has. */
export const gatewayErrors = commonErrorCatalogue satisfies ErrorCatalogue
