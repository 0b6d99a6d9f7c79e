import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useShowError } from '../../../../components/alert/use-show-error.ts'
import { getRecordKey } from '../../api/use-record.ts'
import { deletePhoto, sendPhoto, useSetRecordPhotos } from '../../api/use-set-record-photos.ts'
import { type PhotoSender, type PhotoUpload, photoQueue, usePhotoQueue } from '../../photo-queue.ts'
import { useGetPhotoQueueId } from './use-get-photo-queue-id.ts'

/** Sends photos of a record one after the other, also after its page was left. */
export function usePhotoUploads(recordId: string) {
  const showError = useShowError()
  const queryClient = useQueryClient()
  const setPhotos = useSetRecordPhotos(recordId)
  const queueId = useGetPhotoQueueId()(recordId)
  const uploads = usePhotoQueue(queueId)
  const recordKey = getRecordKey('staff', recordId)

  const sender: PhotoSender = {
    async send(blob, isTakenBack) {
      const photosBefore = queryClient.getQueryData(recordKey)?.photos
      const photo = await sendPhoto(recordId, blob)
      // The same bytes are one photo of a record: taking back the second must not delete the first.
      const isNew = photosBefore?.every(({ id }) => id !== photo.id)
      if (isTakenBack() && isNew) {
        try {
          await deletePhoto(photo.id)
          return
        } catch (error) {
          showError(error)
        }
      }
      // A response that was requested before the photo was added would overwrite it.
      await queryClient
        .getQueryCache()
        .find({ queryKey: recordKey })
        ?.promise?.catch(() => undefined)
      setPhotos((photos) => [...photos.filter(({ id }) => id !== photo.id), photo])
    },
    onError: showError,
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: sending begins when the queue changes
  useEffect(() => photoQueue.start(queueId, sender), [queueId, uploads])

  return {
    uploads,
    add: (photos: readonly Blob[]) => photoQueue.add(queueId, photos),
    retry: ({ key }: PhotoUpload) => photoQueue.retry(queueId, key),
    takeBack: ({ key }: PhotoUpload) => photoQueue.remove(queueId, key),
  }
}
