import {
  findUnfinishedUploads,
  type UnfinishedUploadStorage,
  type UploadTransfer,
} from '@hibiki/sound-upload'
import { useEffect, useState } from 'react'
import { fetchUploadState } from '../api/fetch-upload-state.ts'
import { listUnfinishedUploads, type ResumableUpload } from '../api/list-unfinished-uploads.ts'

/**
 * Loads what was begun earlier, here or in another browser: interrupted uploads can be resumed, and one that the server is checking is
 * polled for its verdict. It is refetched whenever the page's own upload has ended.
 */
export function useUnfinishedUploads(
  transfer: UploadTransfer,
  unfinished: UnfinishedUploadStorage,
  isIdle: boolean,
) {
  const [resumable, setResumable] = useState<readonly ResumableUpload[]>([])
  useEffect(() => {
    if (!isIdle) return
    let isGone = false
    const readUnfinished = async () => {
      const found = await findUnfinishedUploads({
        unfinished,
        listWaiting: listUnfinishedUploads,
        readState: fetchUploadState,
      })
      if (isGone) return
      setResumable(found.resumable)
      if (found.arrived) await transfer.follow(found.arrived)
    }
    // When the server is unreachable, nothing is offered to resume; the form reports the failure on submit.
    readUnfinished().catch(() => {})
    return () => {
      isGone = true
    }
  }, [transfer, unfinished, isIdle])
  const forgetUpload = (key: string) =>
    setResumable((before) => before.filter((upload) => upload.key !== key))
  return { resumable, forgetUpload }
}
