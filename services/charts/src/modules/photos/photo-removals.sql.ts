import { createPhotoRemovals } from '@hibiki/media-storage/photo-removals'

/** A trigger of the table makes the bytes of every deleted row due at once. */
export const photoRemovals = createPhotoRemovals('record_photos')
