/** A file is read in blocks of this size. */
export const READ_BLOCK_BYTES = 128 * 1024
