import { useCallback, useEffect, useRef, useState } from 'react'
import { canvas } from './photo.ts'

/** `refused`: the browser has no camera, or the member or another program keeps it. */
export type CameraState = 'off' | 'starting' | 'live' | 'refused'

/** `busy`: another program uses it, or it failed for a reason that the browser does not name. */
export type CameraRefusal = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'busy'

interface Camera {
  state: CameraState
  /** Returns why the camera cannot be used; null when it is on, or when it was turned off meanwhile. */
  start: () => Promise<CameraRefusal | null>
  stop: () => void
  /** The `ref` of the element that shows the live picture. */
  attach: (video: HTMLVideoElement | null) => void
  video: () => HTMLVideoElement | null
}

/** The front camera, on only while it is looked through; it goes off with the page, also when that is hidden. */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>('off')
  const stream = useRef<MediaStream | null>(null)
  const element = useRef<HTMLVideoElement | null>(null)
  const attempt = useRef(0)

  const release = useCallback(() => {
    attempt.current += 1
    for (const track of stream.current?.getTracks() ?? []) track.stop()
    stream.current = null
  }, [])
  useEffect(() => release, [release])

  const attach = useCallback((video: HTMLVideoElement | null) => {
    element.current = video
    if (video) video.srcObject = stream.current
  }, [])

  async function start(): Promise<CameraRefusal | null> {
    release()
    const current = attempt.current
    setState('starting')
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: 'user', width: { ideal: canvas.width }, height: { ideal: canvas.height } },
      })
      if (attempt.current !== current) {
        for (const track of opened.getTracks()) track.stop()
        return null
      }
      stream.current = opened
      // Unplugged, or taken away in the settings of the browser.
      for (const track of opened.getTracks()) track.onended = () => setState('refused')
      setState('live')
      return null
    } catch (error) {
      if (attempt.current !== current) return null
      setState('refused')
      return toCameraRefusal(error)
    }
  }

  const stop = useCallback(() => {
    release()
    setState('off')
  }, [release])

  // In a tab that no one looks at, no one should be looked at.
  useEffect(() => {
    const onHidden = () => {
      if (document.hidden && stream.current) stop()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [stop])

  return { state, start, stop, attach, video: () => element.current }
}

function toCameraRefusal(error: unknown): CameraRefusal {
  if (window.isSecureContext === false) return 'insecure'
  if (!navigator.mediaDevices) return 'unsupported'
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'busy'
}
