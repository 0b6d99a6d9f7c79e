import { createErrorDescriber } from '@hibiki/http'
import { loadErrorCatalogue } from '@hibiki/service'

/** These errors with their status add to those that every service has; their texts are in `locales/`. */
const statuses = {
  E1000: 409,
  E1001: 409,
  ENTERPRISE_AGENCY_NOT_FOUND: 422,
  ENTERPRISE_BOARD_UNKNOWN: 401,
  ENTERPRISE_CHANGED_SINCE: 409,
  ENTERPRISE_HOURS_OVERLAP: 422,
  ENTERPRISE_NO_SOUND: 404,
  ENTERPRISE_NOTHING_TO_CHANGE: 400,
  ENTERPRISE_PLAYLIST_SILENT: 422,
  ENTERPRISE_PROOF_NOT_FOUND: 404,
  ENTERPRISE_RANGE_TOO_LONG: 400,
  ENTERPRISE_SOUND_IN_SECTION: 409,
  ENTERPRISE_SOUND_UNKNOWN: 422,
  ENTERPRISE_TOO_MANY: 409,
  ENTERPRISE_UPGRADE_REQUIRED: 426,
} as const

/** The errors with their texts of `locales/`. */
export const enterpriseErrors = loadErrorCatalogue(new URL('../', import.meta.url), statuses)

/** Returns the response schemas of error codes of this service, and of those that every service has. */
export const describeEnterpriseErrors = createErrorDescriber(enterpriseErrors)
