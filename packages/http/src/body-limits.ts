/** The largest file that a JSON body or a form may contain. */
export const MAX_INLINE_FILE_BYTES = 8 * 1024 * 1024

/**
 * The limit for bodies with a file: at most 8 MB, a third more as base64, and space for the other fields. The gateway and the services
 * share it, because a service that rejects what the gateway is still sending can only cut the connection.
 */
export const MAX_INLINE_BODY_BYTES = 12 * 1024 * 1024
