import { MAX_INLINE_FILE_BYTES } from '@hibiki/http'

/** Maximum size of a whole file. */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024
/** Maximum size of a file inside JSON, before base64, or in a form. */
export const MAX_INLINE_UPLOAD_BYTES = MAX_INLINE_FILE_BYTES
/** Maximum size of the request body that carries such a file. */
export { MAX_INLINE_BODY_BYTES } from '@hibiki/http'
/** An upload that is not completed expires after this long, and so does the state of one that is. */
export const UPLOAD_LIFETIME_MS = 24 * 3_600_000
export const COURSE_TOLERANCE_SECONDS = 30
/** An upload request that brings no bytes for this long is closed: longer than a lift is without a network, and the client resumes. */
export const MAX_UPLOAD_SILENCE_MS = 60_000
