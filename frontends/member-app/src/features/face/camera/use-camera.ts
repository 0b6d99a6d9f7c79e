import { useCallback, useEffect, useRef, useState } from 'react'
import { cameraPhotoSize } from './photo.ts'

/** `refused` means that there is no camera, or that the member or another program blocks it. */
export type CameraState = 'off' | 'starting' | 'live' | 'refused'

/** `busy` means that another program uses it, or that it failed for a reason that the browser does not name. */
export type CameraRefusal = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'busy'

interface Camera {
  state: CameraState
  /** Returns why the camera cannot be used; null when it is on, or was turned off meanwhile. */
  start: () => Promise<CameraRefusal | null>
  stop: () => void
  /** The `ref` of the element that shows the live picture. */
  attach: (video: HTMLVideoElement | null) => void
  video: () => HTMLVideoElement | null
}

/** Controls the front camera, which is on only while its picture is shown; it stops when the page is left or hidden. */
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
        video: {
          facingMode: 'user',
          width: { ideal: cameraPhotoSize.width },
          height: { ideal: cameraPhotoSize.height },
        },
      })
      if (attempt.current !== current) {
        for (const track of opened.getTracks()) track.stop()
        return null
      }
      stream.current = opened
      // The camera was unplugged, or its permission was revoked.
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

  // The camera must not stay on in a tab that is hidden.
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
