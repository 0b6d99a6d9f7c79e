import { createErrorDescriber } from '@hibiki/http'
import { loadErrorCatalogue } from '@hibiki/service'

/** Errors of this service beside the common ones: code → status; texts are in `locales/`. */
const statuses = {
  SUPPORT_ADVISOR_BUSY: 409,
  SUPPORT_ADVISOR_LIMIT: 409,
  SUPPORT_ARTICLE_CHANGED: 409,
  SUPPORT_ARTICLE_NOT_FOUND: 404,
  SUPPORT_AWARD_CHANGED: 409,
  SUPPORT_CANNED_ANSWER_CHANGED: 409,
  SUPPORT_CONVERSATION_FULL: 409,
  SUPPORT_CONVERSATION_NOT_FOUND: 404,
  SUPPORT_DOCUMENT_NOT_FOUND: 404,
  SUPPORT_DOCUMENT_TOO_LARGE: 422,
  SUPPORT_DOCUMENT_UNREADABLE: 422,
  SUPPORT_INQUIRY_CLOSED: 409,
  SUPPORT_INQUIRY_FULL: 409,
  SUPPORT_INQUIRY_NOT_FOUND: 404,
  SUPPORT_INQUIRY_OPEN: 409,
  SUPPORT_KEY_REUSED: 422,
  SUPPORT_MAIL_REFUSED: 400,
  SUPPORT_NOT_STAFF: 409,
  SUPPORT_PICTURE_NOT_FOUND: 404,
  SUPPORT_PICTURE_TOO_LARGE: 422,
  SUPPORT_PICTURE_UNREADABLE: 422,
  SUPPORT_TOO_MANY_AWARDS: 409,
  SUPPORT_TOO_MANY_CANNED_ANSWERS: 409,
  SUPPORT_TOO_MANY_DOCUMENTS: 409,
  SUPPORT_TOO_MANY_OPEN: 409,
  SUPPORT_TOO_MANY_PICTURES: 409,
} as const

/** The errors of this service with their texts from `locales/`. */
export const supportErrors = loadErrorCatalogue(new URL('../', import.meta.url), statuses)

/** Returns the response schemas of error codes of this service, and of those that every service has. */
export const describeSupportErrors = createErrorDescriber(supportErrors)
