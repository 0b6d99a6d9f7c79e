import { loadErrors } from '@hibiki/service'

/** What this service refuses beside the errors every service has: code → status; texts are in `locales/`. */
export const aiestheErrors = loadErrors(new URL('../', import.meta.url), {
  // The account stays usable, everything of mental check, photos and AI is closed until consent.
  E4003: 422,
  AIESTHE_NO_SOUND: 404,
  AIESTHE_RESULT_NOT_FOUND: 404,
  AIESTHE_STEP_DONE: 409,
  AIESTHE_STEP_NOT_REACHED: 409,
  // The two messages of the specification.
  AIESTHE_ID_EMPTY: 400,
  AIESTHE_IMAGE_EMPTY: 400,
  // Photo send failure.
  AIESTHE_PHOTO_UNREADABLE: 422,
  // Without a second photo there is no change to measure.
  AIESTHE_PHOTO_REPEATED: 422,
  // What to change, one sentence each.
  AIESTHE_FACE_NONE: 422,
  AIESTHE_FACE_SEVERAL: 422,
  AIESTHE_FACE_SMALL: 422,
  AIESTHE_FACE_TURNED: 422,
  AIESTHE_FACE_DARK: 422,
  AIESTHE_FACE_BRIGHT: 422,
  AIESTHE_FACE_BLURRED: 422,
  // Another person's link answers like one that never existed.
  AIESTHE_PHOTO_LINK_INVALID: 404,
  AIESTHE_PHOTO_LINK_EXPIRED: 410,
  AIESTHE_CHECK_NOT_FOUND: 404,
  AIESTHE_CHECK_NOT_DUE: 409,
  // One key is one sheet of answers.
  AIESTHE_KEY_REUSED: 422,
  // The consent to how the results are used comes before the answers.
  AIESTHE_DATA_USE_NEEDED: 422,
  AIESTHE_DATA_USE_CHANGED: 409,
  // The console: two administrators change the same check.
  AIESTHE_CHECK_EDITED: 409,
  AIESTHE_CHECK_CHANGED: 409,
  AIESTHE_STRESS_RESULT_NOT_FOUND: 404,
  AIESTHE_STRESS_RESULTS_FULL: 409,
})
