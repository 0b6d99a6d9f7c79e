import { commonErrors, type ErrorCatalogue } from '@hibiki/http'

/** The gateway answers nothing of its own: only what every service may answer too. */
export const errors = commonErrors satisfies ErrorCatalogue
