import type { Transfer, UnfinishedUpload, UnfinishedUploads } from '@hibiki/sound-upload'
import { useEffect, useState } from 'react'
import { readUploadState } from '../api/read-upload-state.ts'

export interface Resumable extends UnfinishedUpload {
  percent: number
}

/**
 * What an earlier page began: uploads that wait for the rest of their file are offered to go on, one that the server checks is
 * followed to its verdict, those that are gone are forgotten.
 */
export function useUnfinished(transfer: Transfer, unfinished: UnfinishedUploads) {
  const [resumable, setResumable] = useState<readonly Resumable[]>([])
  useEffect(() => {
    let isGone = false
    const look = async (upload: UnfinishedUpload) => {
      const verdict = await readUploadState(upload.key).catch(() => undefined)
      if (isGone || verdict === undefined) return
      if (verdict === null) return unfinished.forget(upload.key)
      if (verdict.state === 'waiting')
        return setResumable((before) => [...before, { ...upload, percent: verdict.percent }])
      if (transfer.getState().phase === 'idle') await transfer.follow(upload)
    }
    setResumable([])
    for (const upload of unfinished.list()) void look(upload)
    return () => {
      isGone = true
    }
  }, [transfer, unfinished])
  const drop = (key: string) => setResumable((before) => before.filter((upload) => upload.key !== key))
  return { resumable, drop }
}
