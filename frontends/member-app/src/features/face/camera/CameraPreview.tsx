import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { AlignmentGrid, gridSpacing } from './AlignmentGrid.tsx'
import { pictureFrameStyle } from './picture-frame-style.ts'

interface Props {
  attach: (video: HTMLVideoElement | null) => void
  /** The Before photo, shown faintly so that the member holds the same pose for the After photo. */
  ghost: string | null
}

/** Shows the camera's picture mirrored. */
export function CameraPreview({ attach, ghost }: Props) {
  const { t } = useTranslation('face')
  return (
    <Box sx={{ ...pictureFrameStyle, transform: 'scaleX(-1)' }}>
      <video ref={attach} autoPlay playsInline muted aria-label={t('camera.live')} />
      {ghost && <Box component="img" src={ghost} alt={t('camera.ghost')} sx={{ opacity: 0.35 }} />}
      <AlignmentGrid spacing={gridSpacing.camera} />
    </Box>
  )
}
