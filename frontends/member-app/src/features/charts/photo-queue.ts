import { useSyncExternalStore } from 'react'

export interface PhotoUpload {
  key: string
  photo: Blob
  /** Shows the photo while it is on its way. */
  url: string
  hasFailed: boolean
}

/** Sends one photo; `isTakenBack` tells whether it was taken back while it was on its way. */
export interface PhotoSender {
  send: (photo: Blob, isTakenBack: () => boolean) => Promise<void>
  onError: (error: unknown) => void
}

/**
 * The photos that are not sent yet, by the member and the record or new record that they belong to. They outlive the component that added
 * them, so that no photo is lost when its page is left. They are in memory only: nothing of a photo is stored on a device of the salon.
 */
const queues = new Map<string, readonly PhotoUpload[]>()
const sending = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()
const noUploads: readonly PhotoUpload[] = []

const getUploads = (queueId: string): readonly PhotoUpload[] => queues.get(queueId) ?? noUploads
const findNext = (queueId: string) => getUploads(queueId).find(({ hasFailed }) => !hasFailed)
const isQueued = (queueId: string, key: string) => getUploads(queueId).some((upload) => upload.key === key)

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

function setUploads(queueId: string, uploads: readonly PhotoUpload[]): void {
  if (uploads.length > 0) queues.set(queueId, uploads)
  else queues.delete(queueId)
  // Photos may be on their way although another page is shown; closing the app would lose them.
  if (queues.size > 0) window.addEventListener('beforeunload', askBeforeUnload)
  else window.removeEventListener('beforeunload', askBeforeUnload)
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const setFailed = (queueId: string, key: string, hasFailed: boolean) =>
  setUploads(
    queueId,
    getUploads(queueId).map((upload) => (upload.key === key ? { ...upload, hasFailed } : upload)),
  )

async function sendQueue(queueId: string, { send, onError }: PhotoSender): Promise<void> {
  for (let next = findNext(queueId); next; next = findNext(queueId)) {
    const { key, photo } = next
    try {
      await send(photo, () => !isQueued(queueId, key))
      photoQueue.remove(queueId, key)
    } catch (error) {
      setFailed(queueId, key, true)
      onError(error)
    }
  }
  sending.delete(queueId)
}

export const photoQueue = {
  add(queueId: string, photos: readonly Blob[], max = Number.POSITIVE_INFINITY): void {
    const known = getUploads(queueId)
    const added = photos.slice(0, Math.max(0, max - known.length)).map((photo) => ({
      key: crypto.randomUUID(),
      photo,
      url: URL.createObjectURL(photo),
      hasFailed: false,
    }))
    setUploads(queueId, [...known, ...added])
  },
  remove(queueId: string, key: string): void {
    const known = getUploads(queueId)
    for (const upload of known) if (upload.key === key) URL.revokeObjectURL(upload.url)
    setUploads(
      queueId,
      known.filter((upload) => upload.key !== key),
    )
  },
  retry: (queueId: string, key: string): void => setFailed(queueId, key, false),
  /** Hands the photos of a new record on to the record that was created. */
  move(fromId: string, toId: string): void {
    const moved = getUploads(fromId)
    setUploads(fromId, noUploads)
    setUploads(toId, [...getUploads(toId), ...moved])
  },
  /** Drops what is not sent, because its record was deleted. */
  clear(queueId: string): void {
    for (const { url } of getUploads(queueId)) URL.revokeObjectURL(url)
    setUploads(queueId, noUploads)
  },
  /** Sends the photos of a queue one after the other, unless that is happening already. */
  start(queueId: string, sender: PhotoSender): void {
    if (sending.has(queueId) || !findNext(queueId)) return
    sending.set(queueId, sendQueue(queueId, sender))
  },
  /** Waits until no photo is on its way; returns whether the queue has none left that could not be sent. */
  async waitUntilSent(queueId: string): Promise<boolean> {
    while (sending.size > 0) await Promise.all(sending.values())
    return getUploads(queueId).length === 0
  },
}

/** Returns the photos of a queue and follows their changes. */
export const usePhotoQueue = (queueId: string): readonly PhotoUpload[] =>
  useSyncExternalStore(subscribe, () => getUploads(queueId))
