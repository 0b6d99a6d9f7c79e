/** A small file travels inside the call that describes it; larger ones go in pieces, whose progress has a percentage. */
export const MAX_INLINE_UPLOAD_BYTES = 1024 * 1024

/** The size of one PATCH of the tus protocol: every piece passes the gateway with the session of that moment. */
export const UPLOAD_PIECE_BYTES = 8 * 1024 * 1024
