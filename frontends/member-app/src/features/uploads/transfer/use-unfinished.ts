import { findUnfinished, type Transfer, type UnfinishedUploads } from '@hibiki/sound-upload'
import { useEffect, useState } from 'react'
import { listWaitingUploads, type ResumableUpload } from '../api/list-waiting-uploads.ts'
import { readUploadState } from '../api/read-upload-state.ts'

/**
 * What was begun earlier, here or in another browser: uploads that wait for the rest of their file are offered to go on, one that
 * the server checks is followed to its verdict. Looked for anew whenever the page's own upload has ended.
 */
export function useUnfinished(transfer: Transfer, unfinished: UnfinishedUploads, isIdle: boolean) {
  const [resumable, setResumable] = useState<readonly ResumableUpload[]>([])
  useEffect(() => {
    if (!isIdle) return
    let isGone = false
    const readUnfinished = async () => {
      const found = await findUnfinished({
        unfinished,
        listWaiting: listWaitingUploads,
        readState: readUploadState,
      })
      if (isGone) return
      setResumable(found.resumable)
      if (found.arrived) await transfer.follow(found.arrived)
    }
    // Nothing to go on with is offered while the server cannot be asked; the form says so when it is sent.
    readUnfinished().catch(() => {})
    return () => {
      isGone = true
    }
  }, [transfer, unfinished, isIdle])
  const forgetUpload = (key: string) =>
    setResumable((before) => before.filter((upload) => upload.key !== key))
  return { resumable, drop: forgetUpload }
}
