import { useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { $api } from '../../../lib/api/queries.ts'
import type { ChartPhoto, ChartRecord } from '../types.ts'
import { getRecordKey } from './use-record.ts'

/** Sends a photo of a record; sending the same bytes again adds none. */
export function sendPhoto(calteRecordId: string, photo: Blob): Promise<ChartPhoto> {
  const form = new FormData()
  form.append('calteRecordId', calteRecordId)
  form.append('published', 'false')
  form.append('image', photo, 'photo.jpg')
  return unwrap(
    api.POST('/pic/calte/add-photo', {
      body: { calteRecordId, image: '', published: false },
      bodySerializer: () => form,
    }),
  )
}

/** Deletes a photo that was taken back while it was on its way. */
export const deletePhoto = (photoId: string) =>
  unwrap(api.POST('/pic/calte/delete-photo', { body: { photoId } }))

/**
 * Returns a function that changes the photos of a record on the screen of staff. Reading the record anew would be another row of the log
 * that the customer reads.
 */
export function useSetRecordPhotos(recordId: string) {
  const queryClient = useQueryClient()
  return (change: (photos: ChartPhoto[]) => ChartPhoto[]) =>
    queryClient.setQueryData<ChartRecord>(
      getRecordKey('staff', recordId),
      (record) => record && { ...record, photos: change(record.photos) },
    )
}

export function useChangePhoto(recordId: string) {
  const setPhotos = useSetRecordPhotos(recordId)
  return $api.useMutation('post', '/pic/calte/change-photo', {
    onSuccess: (changed) =>
      // The link of the picture on the screen stays valid, and another one would load it again.
      setPhotos((photos) =>
        photos.map((photo) => (photo.id === changed.id ? { ...changed, url: photo.url } : photo)),
      ),
  })
}

export function useDeletePhoto(recordId: string) {
  const setPhotos = useSetRecordPhotos(recordId)
  return $api.useMutation('post', '/pic/calte/delete-photo', {
    onSuccess: (_, { body }) => setPhotos((photos) => photos.filter(({ id }) => id !== body.photoId)),
  })
}
