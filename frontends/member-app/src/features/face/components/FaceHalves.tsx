import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { pictureOf } from '../picture.ts'
import type { FaceImages, Moment } from '../types.ts'

const parts = ['full', 'leftHalf', 'rightHalf', 'upperHalf', 'lowerHalf'] as const

/** The face, and its halves on both sides of the nose (D-114). */
export function FaceHalves({ moment, images }: { moment: Moment; images: FaceImages }) {
  const { t } = useTranslation('face')
  return (
    <Box component="ul" aria-label={t(`photo.${moment}`)} sx={row}>
      {parts.map((part) => (
        <Box component="li" key={part} sx={{ minWidth: 0 }}>
          <Box
            component="img"
            src={pictureOf(images[part])}
            alt={`${t(`photo.${moment}`)} ${t(`parts.${part}`)}`}
            sx={{
              width: '100%',
              height: { xs: '6rem', sm: '9rem' },
              objectFit: 'contain',
              bgcolor: 'washi.dark',
            }}
          />
          <Box aria-hidden sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center' }}>
            {t(`parts.${part}`)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
  gap: 1.5,
  p: 0,
  m: 0,
  listStyle: 'none',
} as const
