import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { AlignmentGrid, gridSpacing } from './AlignmentGrid.tsx'
import { type Ghost, GhostOutline } from './GhostOutline.tsx'
import { pictureFrameStyle } from './picture-frame-style.ts'

interface Props {
  attach: (video: HTMLVideoElement | null) => void
  /** Shown over the picture while the After photo is taken. */
  ghost: Ghost | null
}

/** Shows the camera's picture mirrored. */
export function CameraPreview({ attach, ghost }: Props) {
  const { t } = useTranslation('face')
  return (
    <Box sx={{ ...pictureFrameStyle, transform: 'scaleX(-1)' }}>
      <video ref={attach} autoPlay playsInline muted aria-label={t('camera.live')} />
      {ghost && <GhostOutline ghost={ghost} />}
      <AlignmentGrid spacing={gridSpacing.camera} />
    </Box>
  )
}
