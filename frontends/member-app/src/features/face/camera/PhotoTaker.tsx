import CameraAltOutlined from '@mui/icons-material/CameraAltOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { FlowActions } from '../../../components/flow/FlowActions.tsx'
import { useDeferredFocus } from '../../../components/use-deferred-focus.ts'
import { AlignmentGrid, gridSpacing } from './AlignmentGrid.tsx'
import { CameraPreview } from './CameraPreview.tsx'
import type { Ghost } from './GhostOutline.tsx'
import { PhotoFileButton } from './PhotoFileButton.tsx'
import { PhotoInstructions } from './PhotoInstructions.tsx'
import { createPhotoFromFile, createPhotoFromVideo, PHOTO_MIME_TYPES, type Photo } from './photo.ts'
import { pictureFrameStyle } from './picture-frame-style.ts'
import { useCamera } from './use-camera.ts'

interface Props {
  photo: Photo | null
  onPhoto: (photo: Photo | null) => void
  ghost: Ghost | null
  /** An alternative for members without a camera. */
  fallback: ReactNode
  /** What is said of the photo, above the buttons. */
  verdict: ReactNode
  /** Leads on with the photo; it stands beside the button to take another one. */
  next: ReactNode
}

/** Takes one photo by the camera (off, live, captured) or from a file. */
export function PhotoTaker({ photo, onPhoto, ghost, fallback, verdict, next }: Props) {
  const { t } = useTranslation('face')
  const alert = useAlert()
  const camera = useCamera()
  const source = useRef<'camera' | 'file'>('file')
  const { ref, requestFocus: focusLater } = useDeferredFocus()

  async function acceptPhoto(
    taking: Promise<Photo>,
    by: 'camera' | 'file',
    whenUnreadable: string = t('camera.unreadable'),
  ) {
    try {
      onPhoto(await taking)
      camera.stop()
      source.current = by
      if (by === 'camera') focusLater()
    } catch {
      alert({ text: whenUnreadable })
    }
  }

  /** Only some browsers read what iPhones store, so the text names the formats that all of them read. */
  const formatUnreadable = ({ type }: File) =>
    PHOTO_MIME_TYPES.includes(type)
      ? t('camera.unreadable')
      : `${t('camera.unreadable')}${t('camera.formats')}`

  function onCapture() {
    const video = camera.video()
    if (video && video.videoWidth > 0) void acceptPhoto(createPhotoFromVideo(video), 'camera')
  }

  function onTurnOff() {
    camera.stop()
    focusLater()
  }

  function onRetake() {
    onPhoto(null)
    focusLater()
    // A member who chose a file may have no camera, or may not want to use it.
    if (source.current === 'camera') void camera.start()
  }

  return (
    <>
      <Box
        ref={ref}
        tabIndex={-1}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start', width: '100%', outline: 'none' }}
      >
        {camera.state === 'refused' && !photo && (
          <Alert severity="warning" sx={{ maxWidth: '45rem' }}>
            {t('camera.refused')}
            {fallback}
          </Alert>
        )}
        {photo ? (
          <Box
            sx={{
              ...pictureFrameStyle,
              '& > img': { ...pictureFrameStyle['& > video, & > img, & > svg'], objectFit: 'contain' },
            }}
          >
            <img src={photo.url} alt={t('camera.captured')} />
            <AlignmentGrid spacing={gridSpacing.photo} />
          </Box>
        ) : camera.state === 'live' ? (
          <CameraPreview attach={camera.attach} ghost={ghost} />
        ) : (
          <PhotoInstructions />
        )}
        {verdict}
      </Box>
      <FlowActions>
        {!photo && camera.state !== 'live' && (
          <Button
            variant="contained"
            size="large"
            startIcon={<CameraAltOutlined />}
            disabled={camera.state === 'starting'}
            onClick={() => void camera.start()}
          >
            {t(camera.state === 'starting' ? 'camera.starting' : 'camera.start')}
          </Button>
        )}
        {photo && next}
        {photo && (
          <Button variant="outlined" onClick={onRetake}>
            {t('camera.retake')}
          </Button>
        )}
        {!photo && camera.state === 'live' && (
          <>
            <Button variant="contained" size="large" onClick={onCapture}>
              {t('camera.shoot')}
            </Button>
            <Button variant="outlined" onClick={onTurnOff}>
              {t('camera.off')}
            </Button>
          </>
        )}
        <PhotoFileButton
          onFile={(file) => void acceptPhoto(createPhotoFromFile(file), 'file', formatUnreadable(file))}
        />
      </FlowActions>
    </>
  )
}
