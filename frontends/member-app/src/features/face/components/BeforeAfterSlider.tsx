import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toPictureUrl } from '../to-picture-url.ts'
import type { FaceResult } from '../types.ts'
import { useAlignedPictures } from './use-aligned-pictures.ts'

interface Props {
  result: FaceResult
  /** Called on every move: 0 shows only the After photo, 100 only the Before photo. */
  onShare?: (share: number) => void
}

/** Lays Before and After over each other in one frame; the slider moves the border between them. */
export function BeforeAfterSlider({ result, onShare }: Props) {
  const { t } = useTranslation('face')
  const [share, setShare] = useState(50)
  const aligned = useAlignedPictures(result, {
    aspectRatio: 4 / 3,
    crop: 'whole',
    isCutAtBox: !result.beforeImage,
  })
  const before = result.beforeImage ?? result.beforeProcFaceImgs?.full
  const after = result.afterImage ?? result.afterProcFaceImgs?.full
  if (!before || !after) return <Typography sx={{ color: 'text.secondary' }}>{t('noPhotos')}</Typography>
  return (
    <Box sx={{ maxWidth: '45rem' }}>
      <Box sx={pictures}>
        <div>
          <img src={toPictureUrl(before)} alt={t('photo.before')} {...aligned.before} />
        </div>
        <div style={{ clipPath: `inset(0 0 0 ${share}%)` }}>
          <img src={toPictureUrl(after)} alt={t('photo.after')} {...aligned.after} />
        </div>
      </Box>
      <Box sx={{ px: 1.5 }}>
        <Slider
          value={share}
          onChange={(_, value) => {
            setShare(Number(value))
            onShare?.(Number(value))
          }}
          aria-label={t('slider')}
          valueLabelDisplay="off"
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <span>{t('photo.before')}</span>
        <span>{t('photo.after')}</span>
      </Box>
    </Box>
  )
}

const pictures = {
  position: 'relative',
  aspectRatio: '4 / 3',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'washi.dark',
  // The After photo has a ground of its own, so that the Before photo does not show beside it.
  '& > div': { position: 'absolute', inset: 0, overflow: 'hidden', bgcolor: 'washi.dark' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
} as const
