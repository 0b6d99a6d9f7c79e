/** So much of a file is read at a time. */
export const PIECE_BYTES = 128 * 1024
