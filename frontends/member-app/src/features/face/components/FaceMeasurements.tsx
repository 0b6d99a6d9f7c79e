import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cameraPhotoSize } from '../camera/photo.ts'
import { findDominantExpression } from '../emotion-map.rules.ts'
import type { PictureSize } from '../face-lines.rules.ts'
import { toPictureUrl } from '../to-picture-url.ts'
import { type DiagnosisState, emotions } from '../types.ts'
import { ExpressionLines } from './ExpressionLines.tsx'

interface Props {
  picture: string
  reading: NonNullable<DiagnosisState['beforeResult']>
}

/** Draws over the photo what was measured: the tilted frame of the face, brows, mouth, and the four values. */
export function FaceMeasurements({ picture, reading }: Props) {
  const { t } = useTranslation('face')
  // A photo from a file may have another aspect ratio than the camera's.
  const [size, setSize] = useState<PictureSize>(cameraPhotoSize)
  const { left, top, width, height } = reading.boundingBox
  const [x, y] = [(left + width / 2) * size.width, (top + height / 2) * size.height]
  const [rx, ry] = [(width / 2) * size.width, (height / 2) * size.height]
  const map = reading.emotions.emotionMap
  return (
    <Box component="section" aria-labelledby="face-reading" sx={{ mb: 3 }}>
      <Typography id="face-reading" variant="h3" component="h3" sx={{ mb: 1.5, wordBreak: 'auto-phrase' }}>
        {t(`reading.look.${findDominantExpression(map)}`)}
      </Typography>
      <Box sx={pictureFrame}>
        <img
          src={toPictureUrl(picture)}
          alt={t('photo.before')}
          onLoad={({ currentTarget }) => setSize(fitInFrame(currentTarget))}
        />
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
          <g
            fill="none"
            stroke="currentColor"
            transform={`rotate(${reading.pose.roll.toFixed(1)} ${x} ${y})`}
          >
            <ellipse cx={x} cy={y} rx={rx} ry={ry} strokeWidth="2.5" />
            <ellipse cx={x} cy={y} rx={rx * 1.12} ry={ry * 1.12} strokeOpacity="0.6" strokeWidth="1.5" />
            <ellipse cx={x} cy={y} rx={rx * 1.26} ry={ry * 1.26} strokeOpacity="0.35" strokeWidth="1.5" />
            <path
              d={`M${x} ${y - ry}V${y + ry}M${x - rx} ${y}H${x + rx}`}
              strokeOpacity="0.45"
              strokeDasharray="3 7"
            />
          </g>
          {reading.lines && <ExpressionLines lines={reading.lines} size={size} />}
        </svg>
      </Box>
      <Box component="dl" sx={values}>
        {emotions.map((emotion) => (
          <Box key={emotion} sx={{ display: 'flex', gap: 0.75 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {t(`emotions.${emotion}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {Math.round(map[emotion])}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('emotions.note')}
      </Typography>
    </Box>
  )
}

/** Returns the size of the whole photo in a frame of the camera's shape. */
function fitInFrame({ naturalWidth, naturalHeight }: HTMLImageElement): PictureSize {
  const scale = Math.min(cameraPhotoSize.width / naturalWidth, cameraPhotoSize.height / naturalHeight)
  return { width: naturalWidth * scale, height: naturalHeight * scale }
}

const pictureFrame = {
  position: 'relative',
  aspectRatio: '720 / 540',
  maxWidth: '34rem',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'washi.dark',
  color: 'secondary.main',
  '& > img, & > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
} as const

const values = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  m: 0,
  my: 1.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
} as const
