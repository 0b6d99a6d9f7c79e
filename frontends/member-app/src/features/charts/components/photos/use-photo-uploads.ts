import { useEffect, useRef, useState } from 'react'
import { useShowError } from '../../../../components/alert/use-show-error.ts'
import { sendPhoto, useDeletePhoto, useSetRecordPhotos } from '../../api/use-set-record-photos.ts'
import { takePendingPhotos } from '../../pending-photos.ts'

export interface PhotoUpload {
  key: string
  photo: Blob
  /** Shows the photo while it is on its way. */
  url: string
  hasFailed: boolean
}

const toUpload = (photo: Blob): PhotoUpload => ({
  key: crypto.randomUUID(),
  photo,
  url: URL.createObjectURL(photo),
  hasFailed: false,
})

/** Sends photos of a record one after the other, beginning with those that its form passed on. */
export function usePhotoUploads(recordId: string) {
  const showError = useShowError()
  const setPhotos = useSetRecordPhotos(recordId)
  const remove = useDeletePhoto(recordId)
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const isSending = useRef(false)
  const takenBack = useRef(new Set<string>())

  const forget = ({ key, url }: PhotoUpload) => {
    URL.revokeObjectURL(url)
    setUploads((known) => known.filter((upload) => upload.key !== key))
  }
  const setFailed = ({ key }: PhotoUpload, hasFailed: boolean) =>
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, hasFailed } : upload)))

  async function send(upload: PhotoUpload): Promise<void> {
    try {
      const photo = await sendPhoto(recordId, upload.photo)
      // It was taken back while it was on its way.
      if (takenBack.current.has(upload.key)) await remove.mutateAsync({ body: { photoId: photo.id } })
      else setPhotos((photos) => [...photos.filter(({ id }) => id !== photo.id), photo])
      forget(upload)
    } catch (error) {
      setFailed(upload, true)
      showError(error)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next photo is sent when the list changes
  useEffect(() => {
    const next = uploads.find(({ hasFailed, key }) => !hasFailed && !takenBack.current.has(key))
    if (isSending.current || !next) return
    isSending.current = true
    void send(next).finally(() => {
      isSending.current = false
      // Renders once more, so that the photo after it follows.
      setUploads((known) => [...known])
    })
  }, [uploads])

  useEffect(() => {
    const passed = takePendingPhotos(recordId)
    if (passed.length > 0) setUploads((known) => [...known, ...passed.map(toUpload)])
  }, [recordId])

  return {
    uploads,
    add: (photos: readonly Blob[]) => setUploads((known) => [...known, ...photos.map(toUpload)]),
    retry: (upload: PhotoUpload) => setFailed(upload, false),
    takeBack(upload: PhotoUpload) {
      takenBack.current.add(upload.key)
      forget(upload)
    },
  }
}
