import {
  createUnfinishedUploadStorage,
  createUploadTransfer,
  findUnfinishedUploads,
  type ResumableWaitingUpload,
} from '@hibiki/sound-upload'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { dataProvider } from '../../data-provider/data-provider.ts'
import { fetchUploadState } from './open-upload.ts'

const listWaiting = () => dataProvider.call('GET /upload/unfinished')

/** An upload of any kind that waits for the rest of its file, with what is needed to resume it. */
export type ResumableUpload = ResumableWaitingUpload<Awaited<ReturnType<typeof listWaiting>>[number]>

interface Options {
  /** Whether to look for unfinished uploads. */
  shouldFindResumable: boolean
  /** With a chosen file, an upload that has arrived is not followed here: the next page finds it. */
  hasFile: boolean
}

/** Manages the upload of this page, and the unfinished ones that this administrator left, here or in another browser. */
export function useUploadTransfer(userId: string, { shouldFindResumable, hasFile }: Options) {
  const [{ transfer, unfinished }] = useState(() => {
    const unfinished = createUnfinishedUploadStorage(localStorage, userId)
    return { unfinished, transfer: createUploadTransfer({ unfinished, readState: fetchUploadState }) }
  })
  const state = useSyncExternalStore(transfer.subscribe, transfer.getState)
  useEffect(() => () => transfer.close(), [transfer])

  const isIdle = state.phase === 'idle'
  const followArrived = useEffectEvent(async (arrived: Parameters<typeof transfer.follow>[0]) => {
    if (!hasFile) await transfer.follow(arrived)
  })
  const [resumable, setResumable] = useState<readonly ResumableUpload[]>([])
  useEffect(() => {
    if (!isIdle || !shouldFindResumable) return
    let isCancelled = false
    const findUploads = async () => {
      const uploads = await findUnfinishedUploads({ unfinished, listWaiting, readState: fetchUploadState })
      if (isCancelled) return
      setResumable(uploads.resumable)
      if (uploads.arrived) await followArrived(uploads.arrived)
    }
    // While the server cannot be reached nothing is offered to resume; submitting the form reports the error.
    findUploads().catch(() => {})
    return () => {
      isCancelled = true
    }
  }, [unfinished, isIdle, shouldFindResumable])
  const removeResumable = (key: string) =>
    setResumable((before) => before.filter((upload) => upload.key !== key))
  return { transfer, state, resumable, removeResumable }
}
