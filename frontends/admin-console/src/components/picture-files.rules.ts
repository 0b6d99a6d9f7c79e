/** The services accept at most this size. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
export const PICTURE_MIME_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
