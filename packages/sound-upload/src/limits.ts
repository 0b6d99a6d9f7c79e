/** D-165: a file inside the call that describes it; larger ones come in pieces. */
export const MAX_INLINE_BYTES = 8 * 1024 * 1024

/** One PATCH of the tus protocol: every piece passes the front door with a session of its own age. */
export const PIECE_BYTES = 8 * 1024 * 1024
