/**
 * The photos of a record that has just been created, on their way from its form to its page, which sends them. They are in memory only:
 * nothing of a photo is stored on a device of the salon.
 */
const pending = new Map<string, readonly Blob[]>()

export function passPendingPhotos(recordId: string, photos: readonly Blob[]): void {
  if (photos.length > 0) pending.set(recordId, photos)
}

/** Returns the photos once. */
export function takePendingPhotos(recordId: string): readonly Blob[] {
  const photos = pending.get(recordId) ?? []
  pending.delete(recordId)
  return photos
}
