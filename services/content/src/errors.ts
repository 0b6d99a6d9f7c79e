import { createErrorDescriber } from '@hibiki/http'
import { loadErrorCatalogue } from '@hibiki/service'

/** These errors add to those that every service has; their texts are in `locales/`. */
export const contentErrors = loadErrorCatalogue(new URL('../', import.meta.url), {
  CONTENT_NO_SOUND: 404,
  CONTENT_PLAY_REUSED: 409,
  // A browser tab that does not know yet that another member logged in receives this and stores the play until its own member returns.
  CONTENT_PLAY_OF_ANOTHER: 409,
  CONTENT_RECORD_NOT_FOUND: 404,
  CONTENT_PAPER_NOT_FOUND: 404,
  // `fields` holds what is wrong with the file.
  CONTENT_UPLOAD_REFUSED: 422,
  CONTENT_UPLOAD_DUPLICATE: 409,
  CONTENT_UPLOADS_OPEN: 409,
  CONTENT_UPLOAD_OFFSET: 409,
  CONTENT_UPLOAD_CLOSED: 409,
  CONTENT_UPLOAD_PROTOCOL: 412,
  CONTENT_MASTER_IN_USE: 409,
  CONTENT_SOUND_PLAYING: 409,
  // Another person's link gets the same response as a link that never existed, because 401 or 403 would log the member out.
  CONTENT_MEDIA_LINK_INVALID: 404,
  CONTENT_MEDIA_LINK_EXPIRED: 410,
  CONTENT_MEDIA_CHANGED: 412,
  CONTENT_MEDIA_RANGE_OUTSIDE: 416,
})

/** Returns the response schemas of error codes of this service, and of those that every service has. */
export const describeContentErrors = createErrorDescriber(contentErrors)
