import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toPictureUrl } from '../to-picture-url.ts'
import type { FaceImages, PhotoMoment } from '../types.ts'

const parts = ['full', 'leftHalf', 'rightHalf', 'upperHalf', 'lowerHalf'] as const

/** Shows the face and its halves left and right of the nose. */
export function FaceHalves({ moment, images }: { moment: PhotoMoment; images: FaceImages }) {
  const { t } = useTranslation('face')
  const title = useId()
  return (
    <Box>
      <Typography id={title} component="h3" variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {t(`photo.${moment}`)}
      </Typography>
      <Box component="ul" aria-labelledby={title} sx={places}>
        {parts.map((part) => (
          <li key={part}>
            <img src={toPictureUrl(images[part])} alt={`${t(`photo.${moment}`)} ${t(`parts.${part}`)}`} />
            <Box aria-hidden sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center' }}>
              {t(`parts.${part}`)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** On phones the whole face stands beside its four halves; elsewhere all stand in a row. */
const places = {
  display: 'grid',
  gridTemplateColumns: { xs: '3fr 2fr 2fr', sm: 'repeat(5, minmax(0, 1fr))' },
  gap: 1.5,
  p: 0,
  m: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& > li:first-of-type': { gridRow: { xs: 'span 2', sm: 'auto' } },
  '& img': {
    width: '100%',
    height: { xs: '6rem', sm: '9rem' },
    minHeight: 0,
    objectFit: 'contain',
    borderRadius: 1,
    bgcolor: 'washi.dark',
  },
  '& > li:first-of-type img': { flexGrow: { xs: 1, sm: 0 } },
} as const
