import { createTransfer, createUnfinishedUploads, findUnfinished, type Resumable } from '@hibiki/sound-upload'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dataProvider } from '../../dataProvider/data-provider.ts'
import { readUploadState } from './open-upload.ts'

const listWaiting = () => dataProvider.call('GET /upload/unfinished')

/** An upload of any kind that waits for the rest of its file, and what is needed to go on with it. */
export type ResumableUpload = Resumable<Awaited<ReturnType<typeof listWaiting>>[number]>

/**
 * An upload of this page, and those that this administrator left unfinished, here or in another browser.
 *
 * @param looks whether unfinished ones are looked for
 */
export function useTransfer(userId: string, looks: boolean) {
  const [{ transfer, unfinished }] = useState(() => {
    const unfinished = createUnfinishedUploads(localStorage, userId)
    return { unfinished, transfer: createTransfer({ unfinished, readState: readUploadState }) }
  })
  const state = useSyncExternalStore(transfer.subscribe, transfer.getState)
  useEffect(() => () => transfer.close(), [transfer])

  const isIdle = state.phase === 'idle'
  const [resumable, setResumable] = useState<readonly ResumableUpload[]>([])
  useEffect(() => {
    if (!isIdle || !looks) return
    let isGone = false
    const look = async () => {
      const found = await findUnfinished({ unfinished, listWaiting, readState: readUploadState })
      if (isGone) return
      setResumable(found.resumable)
      if (found.arrived) await transfer.follow(found.arrived)
    }
    // Nothing to go on with is offered while the server cannot be asked; the form says so when it is sent.
    look().catch(() => {})
    return () => {
      isGone = true
    }
  }, [transfer, unfinished, isIdle, looks])
  const drop = (key: string) => setResumable((before) => before.filter((upload) => upload.key !== key))
  return { transfer, state, resumable, drop }
}
