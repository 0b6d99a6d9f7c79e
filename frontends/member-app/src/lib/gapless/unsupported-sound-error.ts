/** Thrown for a file that cannot be cut at its frames. */
export class UnsupportedSoundError extends Error {}
