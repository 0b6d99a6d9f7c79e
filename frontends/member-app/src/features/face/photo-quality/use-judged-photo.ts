import type { FaceProblem } from '@hibiki/face-gate'
import { useEffect, useRef, useState } from 'react'
import type { Photo } from '../camera/photo.ts'
import { openPhotoQuality, type PhotoQuality } from './photo-quality.ts'

interface JudgedPhoto {
  photo: Photo | null
  /** The photo is being looked at. */
  judging: boolean
  /** Why it cannot be used. */
  problem: FaceProblem | null
  /** The browser could not look at it: whether it can be used turns out when it is sent. */
  unchecked: boolean
  take: (photo: Photo | null) => void
}

/** A photo and what the browser says of it before it may be sent. */
export function useJudgedPhoto(): JudgedPhoto {
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [judging, setJudging] = useState(false)
  const [problem, setProblem] = useState<FaceProblem | null>(null)
  const [unchecked, setUnchecked] = useState(false)
  const gate = useRef<PhotoQuality | null>(null)
  const newest = useRef<Photo | null>(null)
  useEffect(() => {
    const opened = openPhotoQuality()
    gate.current = opened
    return () => opened.close()
  }, [])

  function take(taken: Photo | null) {
    newest.current = taken
    setPhoto(taken)
    setProblem(null)
    setUnchecked(false)
    setJudging(taken !== null)
    if (taken) void look(taken)
  }

  async function look(taken: Photo) {
    const answer = await gate.current?.judge(taken.pixels)
    if (newest.current !== taken) return
    setJudging(false)
    setUnchecked(answer?.kind === 'unknown')
    if (answer?.kind === 'refused') setProblem(answer.problem)
  }

  return { photo, judging, problem, unchecked, take }
}
