/** A small file travels inside the call that describes it; larger ones go in pieces, whose progress has a percentage. */
export const MAX_INLINE_BYTES = 1024 * 1024

/** One PATCH of the tus protocol: every piece passes the front door with a session of its own age. */
export const PIECE_BYTES = 8 * 1024 * 1024
