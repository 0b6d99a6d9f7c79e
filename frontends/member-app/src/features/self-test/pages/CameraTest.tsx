import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CameraPreview } from '../../face/camera/CameraPreview.tsx'
import { createPhotoFromVideo } from '../../face/camera/photo.ts'
import { useCamera } from '../../face/camera/use-camera.ts'
import { createPhotoQualityChecker } from '../../face/photo-quality/photo-quality-checker.ts'
import { TestCard } from '../components/TestCard.tsx'
import { TestFailure } from '../test-state.ts'
import { useTestRun } from '../use-test-run.ts'
import { sleep, waitUntil } from '../wait-until.ts'

const PICTURE_TIMEOUT_MS = 5000
/** The first pictures of a camera are dark. */
const EXPOSURE_MS = 1000

/** Opens the camera as the face diagnosis does; it stays on until it is turned off or the page is left. */
export function CameraTest() {
  const { t } = useTranslation('face')
  const camera = useCamera()
  const { state, start, cancel } = useTestRun(async (signal) => {
    const refusal = await camera.start()
    if (refusal) throw new TestFailure(`camera.${refusal}`)
    const hasPicture = () => (camera.video()?.videoWidth ?? 0) > 0
    const hasStarted = await waitUntil(hasPicture, { timeoutMs: PICTURE_TIMEOUT_MS, signal })
    const video = camera.video()
    if (!hasStarted || !video) throw new TestFailure('camera.noPicture')
    const values = { width: video.videoWidth, height: video.videoHeight }
    await sleep(EXPOSURE_MS, signal)
    return { kind: 'works', text: 'camera.picture', values, note: await judgePicture(video, signal) }
  })
  const { state: cameraState, stop } = camera
  useEffect(() => {
    if (state.kind === 'broken') stop()
  }, [state.kind, stop])
  // Turned off by the person or with the hidden page, a camera that is not tested to the end is not broken.
  useEffect(() => {
    if (cameraState === 'off') cancel()
  }, [cameraState, cancel])
  const isLive = cameraState === 'live'
  return (
    <TestCard
      name="camera"
      state={state}
      onStart={start}
      actions={
        isLive && (
          <Button variant="contained" onClick={stop}>
            {t('camera.off')}
          </Button>
        )
      }
    >
      {isLive && <CameraPreview attach={camera.attach} ghost={null} />}
    </TestCard>
  )
}

/** @returns the key of what the face check of this browser says about the picture */
async function judgePicture(video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  const quality = createPhotoQualityChecker()
  const onAbort = () => quality.close()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    const { pixels } = await createPhotoFromVideo(video)
    const judgement = await quality.judge(pixels)
    return judgement.kind === 'refused' ? `face:problems.${judgement.problem}` : `camera.${judgement.kind}`
  } finally {
    quality.close()
    signal.removeEventListener('abort', onAbort)
  }
}
