import { loadErrors } from '@hibiki/service'

/** What this service refuses beside the common errors: code → status; texts are in `locales/`. */
const statuses = {
  SUPPORT_ADVISOR_BUSY: 409,
  SUPPORT_ADVISOR_LIMIT: 409,
  SUPPORT_ARTICLE_NOT_FOUND: 404,
  SUPPORT_CONVERSATION_FULL: 409,
  SUPPORT_CONVERSATION_NOT_FOUND: 404,
  SUPPORT_INQUIRY_CLOSED: 409,
  SUPPORT_INQUIRY_FULL: 409,
  SUPPORT_INQUIRY_NOT_FOUND: 404,
  SUPPORT_INQUIRY_OPEN: 409,
  SUPPORT_KEY_REUSED: 422,
  SUPPORT_NOT_STAFF: 409,
  SUPPORT_PICTURE_NOT_FOUND: 404,
  SUPPORT_PICTURE_TOO_LARGE: 422,
  SUPPORT_PICTURE_UNREADABLE: 422,
  SUPPORT_TOO_MANY_CANNED_ANSWERS: 409,
  SUPPORT_TOO_MANY_OPEN: 409,
  SUPPORT_TOO_MANY_PICTURES: 409,
} as const

/** With the texts of `locales/`. */
export const errorCatalogue = loadErrors(new URL('../', import.meta.url), statuses)
