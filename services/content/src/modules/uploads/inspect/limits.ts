/** A file is read in blocks of this size. */
export const PIECE_BYTES = 128 * 1024
