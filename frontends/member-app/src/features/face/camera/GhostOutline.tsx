import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExpressionLines } from '../components/ExpressionLines.tsx'
import { FaceOval } from '../components/FaceOval.tsx'
import type { PictureSize } from '../face-lines.rules.ts'
import type { DiagnosisState } from '../types.ts'
import { cameraPhotoSize } from './photo.ts'

/** The Before photo and what was measured in it. */
export interface Ghost {
  picture: string
  reading: DiagnosisState['beforeResult']
}

/**
 * The Before photo as a faint outline over the camera: the oval of the face, brows and mouth, so that the member holds the same pose.
 * Where no lines were read, the photo itself is shown faintly.
 */
export function GhostOutline({ ghost: { picture, reading } }: { ghost: Ghost }) {
  const { t } = useTranslation('face')
  // A photo from a file may have another aspect ratio than the camera's.
  const [size, setSize] = useState<PictureSize>(cameraPhotoSize)
  const lines = reading?.lines
  return (
    <>
      <Box
        component="img"
        src={picture}
        alt={t('camera.ghost')}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
        sx={{ opacity: lines ? 0.12 : 0.35 }}
      />
      {lines && (
        <Box
          component="svg"
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden
          data-ghost-lines
          sx={{ color: 'secondary.main', opacity: 0.75 }}
        >
          <FaceOval reading={reading} size={size} />
          <ExpressionLines lines={lines} size={size} />
        </Box>
      )}
    </>
  )
}
