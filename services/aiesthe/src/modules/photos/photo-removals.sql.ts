import { createPhotoRemovals } from '@hibiki/media-storage/photo-removals'

const removals = createPhotoRemovals('face_photos')

/** Schedules the deletion of the bytes of these photos; of two times the earlier one counts. */
export const schedulePhotoRemovals = removals.schedule

/** Cancels the deletion of photos that are kept after all or whose bytes are deleted. */
export const deletePhotoRemovals = removals.cancel

/** Lists due deletions, never of photos that are kept. */
export const listDuePhotoRemovals = removals.listDue

export const removeBytesOfDuePhotos = removals.removeDue
