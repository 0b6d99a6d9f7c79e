import { keyframes } from '@emotion/react'
import CheckRounded from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { CymaticRings } from '../../../components/illustrations/CymaticRings.tsx'
import { AlignmentGrid, gridSpacing } from '../camera/AlignmentGrid.tsx'
import { pictureFrameStyle } from '../camera/picture-frame-style.ts'
import type { PhotoMoment } from '../types.ts'

const scan = keyframes`
  from { transform: translateY(-8%) scale(0.72); opacity: 0.35; }
  to { transform: translateY(8%) scale(1.02); opacity: 0.9; }
`

interface Props {
  picture: string | null
  /** How many of the three steps are done. */
  done: 0 | 1 | 2
  moment: PhotoMoment
}

/** Shows rings over the photo and the real progress while the AI reads it. */
export function AnalysisProgress({ picture, done, moment }: Props) {
  const { t } = useTranslation('face')
  const steps = ['upload', 'read', moment === 'before' ? 'choose' : 'compare'] as const
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
      <Box
        sx={{
          ...pictureFrameStyle,
          '& > img': { ...pictureFrameStyle['& > video, & > img, & > svg'], objectFit: 'contain' },
        }}
      >
        {picture && <img src={picture} alt={t('camera.captured')} />}
        <AlignmentGrid spacing={gridSpacing.photo} />
        <Box sx={rings}>
          <CymaticRings frequencies={[38, 61, 96]} ringCount={7} swing={0.09} sx={{ height: '100%' }} />
        </Box>
      </Box>
      <Box component="ol" aria-label={t('reading.label')} sx={list}>
        {steps.map((step, index) => (
          <Box
            component="li"
            key={step}
            aria-current={index === done ? 'step' : undefined}
            sx={{
              color: index <= done ? 'text.primary' : 'text.secondary',
              fontWeight: index === done ? 600 : 400,
            }}
          >
            <Box
              aria-hidden
              sx={[dot, index < done && { bgcolor: 'secondary.main', color: 'secondary.contrastText' }]}
            >
              {index < done && <CheckRounded sx={{ fontSize: '1rem' }} />}
            </Box>
            {t(`reading.${step}`)}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const rings = {
  position: 'absolute',
  inset: '4%',
  display: 'grid',
  placeItems: 'center',
  color: 'secondary.main',
  animation: `${scan} 2.6s ease-in-out infinite alternate`,
  willChange: 'transform, opacity',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  p: 0,
  m: 0,
  listStyle: 'none',
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: '2rem', typography: 'body2' },
} as const

const dot = {
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  borderRadius: '50%',
  border: 1,
  borderColor: 'secondary.main',
} as const
