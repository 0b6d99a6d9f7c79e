import { createTransfer, createUnfinishedUploads, findUnfinished, type Resumable } from '@hibiki/sound-upload'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { dataProvider } from '../../data-provider/data-provider.ts'
import { readUploadState } from './open-upload.ts'

const listWaiting = () => dataProvider.call('GET /upload/unfinished')

/** An upload of any kind that waits for the rest of its file, and what is needed to go on with it. */
export type ResumableUpload = Resumable<Awaited<ReturnType<typeof listWaiting>>[number]>

interface Options {
  /** Whether unfinished ones are looked for. */
  shouldFindResumable: boolean
  /** One that has arrived is not waited for in place of a chosen file: it is found by the next page. */
  hasFile: boolean
}

/** An upload of this page, and those that this administrator left unfinished, here or in another browser. */
export function useTransfer(userId: string, { shouldFindResumable, hasFile }: Options) {
  const [{ transfer, unfinished }] = useState(() => {
    const unfinished = createUnfinishedUploads(localStorage, userId)
    return { unfinished, transfer: createTransfer({ unfinished, readState: readUploadState }) }
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
      const found = await findUnfinished({ unfinished, listWaiting, readState: readUploadState })
      if (isCancelled) return
      setResumable(found.resumable)
      if (found.arrived) await followArrived(found.arrived)
    }
    // Nothing to go on with is offered while the server cannot be asked; the form says so when it is sent.
    findUploads().catch(() => {})
    return () => {
      isCancelled = true
    }
  }, [unfinished, isIdle, shouldFindResumable])
  const removeResumable = (key: string) =>
    setResumable((before) => before.filter((upload) => upload.key !== key))
  return { transfer, state, resumable, removeResumable }
}
