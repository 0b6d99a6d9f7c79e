import { loadErrors } from '@hibiki/service'

/** What this service refuses beside the errors every service has; texts in `locales/`. */
export const contentErrors = loadErrors(new URL('../', import.meta.url), {
  CONTENT_NO_SOUND: 404,
  CONTENT_PLAY_REUSED: 409,
  // A tab that has not learned yet that another member logged in; the play waits there for its own member.
  CONTENT_PLAY_OF_ANOTHER: 409,
  CONTENT_RECORD_NOT_FOUND: 404,
  CONTENT_PAPER_NOT_FOUND: 404,
  // `fields` says what is wrong with the file.
  CONTENT_UPLOAD_REFUSED: 422,
  CONTENT_UPLOAD_DUPLICATE: 409,
  CONTENT_UPLOADS_OPEN: 409,
  CONTENT_UPLOAD_OFFSET: 409,
  CONTENT_UPLOAD_CLOSED: 409,
  CONTENT_UPLOAD_PROTOCOL: 412,
  CONTENT_MASTER_IN_USE: 409,
  CONTENT_SOUND_PLAYING: 409,
  // Another person's link is answered like one that never existed; 401 and 403 would log the member out.
  CONTENT_MEDIA_LINK_INVALID: 404,
  CONTENT_MEDIA_LINK_EXPIRED: 410,
  CONTENT_MEDIA_CHANGED: 412,
  CONTENT_MEDIA_RANGE_OUTSIDE: 416,
})
