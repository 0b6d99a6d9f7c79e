/** A file inside JSON or a form. */
export const MAX_INLINE_FILE_BYTES = 8 * 1024 * 1024

/**
 * Bodies that carry a file: at most 8 MB, a third more as base64, and room for the other fields. The gateway and the services
 * have the same limit, because a service that refuses what the gateway still sends can only cut the connection.
 */
export const MAX_INLINE_BODY_BYTES = 12 * 1024 * 1024
