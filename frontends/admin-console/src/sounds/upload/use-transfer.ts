import { createTransfer, createUnfinishedUploads, type UnfinishedUpload } from '@hibiki/sound-upload'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SoundKind } from '../types.ts'
import { readUploadState } from './open-upload.ts'

export interface Resumable extends UnfinishedUpload {
  percent: number
}

/** The upload of this page, and those of the same kind that this administrator left unfinished in this browser. */
export function useTransfer(userId: string, kind: SoundKind) {
  const [{ transfer, unfinished }] = useState(() => {
    const unfinished = createUnfinishedUploads(localStorage, `${userId}.console.${kind}`)
    return { unfinished, transfer: createTransfer({ unfinished, readState: readUploadState }) }
  })
  const state = useSyncExternalStore(transfer.subscribe, transfer.getState)
  const [resumable, setResumable] = useState<readonly Resumable[]>([])
  useEffect(() => {
    let isGone = false
    const look = async (upload: UnfinishedUpload) => {
      const verdict = await readUploadState(upload.key).catch(() => undefined)
      if (isGone || verdict === undefined) return
      if (verdict === null) unfinished.forget(upload.key)
      else if (verdict.state === 'waiting')
        setResumable((before) => [...before, { ...upload, percent: verdict.percent }])
      else if (transfer.getState().phase === 'idle') await transfer.follow(upload)
    }
    setResumable([])
    for (const upload of unfinished.list()) void look(upload)
    return () => {
      isGone = true
      transfer.close()
    }
  }, [transfer, unfinished])
  const drop = (key: string) => setResumable((before) => before.filter((upload) => upload.key !== key))
  return { transfer, state, resumable, drop }
}
