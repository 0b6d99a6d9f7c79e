import { createErrorDescriber } from '@hibiki/http'
import { loadErrorCatalogue } from '@hibiki/service'

/** These errors with their status add to those that every service has; their texts are in `locales/`. */
export const aiestheErrors = loadErrorCatalogue(new URL('../', import.meta.url), {
  // Without consent the account stays usable, but mental checks, photos and the AI's choices are closed.
  E4003: 422,
  AIESTHE_NO_SOUND: 404,
  AIESTHE_RESULT_NOT_FOUND: 404,
  AIESTHE_STEP_DONE: 409,
  AIESTHE_STEP_NOT_REACHED: 409,
  // The specification has these two messages.
  AIESTHE_ID_EMPTY: 400,
  AIESTHE_IMAGE_EMPTY: 400,
  // Sending the photo failed.
  AIESTHE_PHOTO_UNREADABLE: 422,
  // Without a second photo there is no change to measure.
  AIESTHE_PHOTO_REPEATED: 422,
  // Each of these has a sentence that says what to change in the photo.
  AIESTHE_FACE_NONE: 422,
  AIESTHE_FACE_SEVERAL: 422,
  AIESTHE_FACE_SMALL: 422,
  AIESTHE_FACE_TURNED: 422,
  AIESTHE_FACE_DARK: 422,
  AIESTHE_FACE_BRIGHT: 422,
  AIESTHE_FACE_BLURRED: 422,
  // Another person's link gets the same response as one that never existed.
  AIESTHE_PHOTO_LINK_INVALID: 404,
  AIESTHE_PHOTO_LINK_EXPIRED: 410,
  AIESTHE_CHECK_NOT_FOUND: 404,
  AIESTHE_CHECK_NOT_DUE: 409,
  // An idempotency key belongs to one set of answers.
  AIESTHE_KEY_REUSED: 422,
  // Consent to the use of the results is required before any answers.
  AIESTHE_DATA_USE_NEEDED: 422,
  AIESTHE_DATA_USE_CHANGED: 409,
  // In the console, another administrator changed the same check meanwhile.
  AIESTHE_CHECK_EDITED: 409,
  AIESTHE_CHECK_CHANGED: 409,
  // A check-in belongs to one member and to one sound.
  AIESTHE_CHECK_IN_OF_ANOTHER: 409,
  AIESTHE_CHECK_IN_REUSED: 409,
  AIESTHE_STRESS_RESULT_NOT_FOUND: 404,
  AIESTHE_STRESS_RESULTS_FULL: 409,
})

/** Returns the response schemas of error codes of this service, and of those that every service has. */
export const describeAiestheErrors = createErrorDescriber(aiestheErrors)
