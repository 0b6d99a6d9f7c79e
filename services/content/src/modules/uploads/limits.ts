import { MAX_INLINE_FILE_BYTES } from '@hibiki/http'

/** Of a whole file. */
export const MAX_BYTES = 200 * 1024 * 1024
/** Of a file inside JSON, before base64, or in a form. */
export const MAX_INLINE_BYTES = MAX_INLINE_FILE_BYTES
/** The body that carries it. */
export { MAX_INLINE_BODY_BYTES } from '@hibiki/http'
/** An upload that is not completed, and the memory of one that is. */
export const UPLOAD_LIFETIME_MS = 24 * 3_600_000
export const COURSE_TOLERANCE_SECONDS = 30
/** A piece of an upload that brings nothing for so long is cut: longer than a lift is without a network, and the client resumes. */
export const MAX_UPLOAD_SILENCE_MS = 60_000
