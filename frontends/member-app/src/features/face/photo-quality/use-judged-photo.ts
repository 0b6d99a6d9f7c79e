import type { FaceProblem } from '@hibiki/face-gate'
import { useEffect, useRef, useState } from 'react'
import type { Photo } from '../camera/photo.ts'
import { createPhotoQualityChecker, type PhotoQualityChecker } from './photo-quality-checker.ts'

interface JudgedPhoto {
  photo: Photo | null
  /** The photo is being judged. */
  judging: boolean
  /** Why the photo cannot be used. */
  problem: FaceProblem | null
  /** The browser could not judge it, so the server decides when it is sent. */
  unchecked: boolean
  take: (photo: Photo | null) => void
}

/** Judges a photo in the browser before it may be sent. */
export function useJudgedPhoto(): JudgedPhoto {
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [judging, setJudging] = useState(false)
  const [problem, setProblem] = useState<FaceProblem | null>(null)
  const [unchecked, setUnchecked] = useState(false)
  const photoQuality = useRef<PhotoQualityChecker | null>(null)
  const newest = useRef<Photo | null>(null)
  useEffect(() => {
    const opened = createPhotoQualityChecker()
    photoQuality.current = opened
    return () => opened.close()
  }, [])

  function take(taken: Photo | null) {
    newest.current = taken
    setPhoto(taken)
    setProblem(null)
    setUnchecked(false)
    setJudging(taken !== null)
    if (taken) void judge(taken)
  }

  async function judge(taken: Photo) {
    const judgement = await photoQuality.current?.judge(taken.pixels)
    if (newest.current !== taken) return
    setJudging(false)
    setUnchecked(judgement?.kind === 'unknown')
    if (judgement?.kind === 'refused') setProblem(judgement.problem)
  }

  return { photo, judging, problem, unchecked, take }
}
