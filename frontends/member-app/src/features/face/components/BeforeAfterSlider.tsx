import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toPictureUrl } from '../to-picture-url.ts'
import type { FaceResult } from '../types.ts'

interface Props {
  result: FaceResult
  /** Called on every move: 0 shows only the After photo, 100 only the Before photo. */
  onShare?: (share: number) => void
}

/** Shows Before and After in one frame; the slider moves the border between them. */
export function BeforeAfterSlider({ result, onShare }: Props) {
  const { t } = useTranslation('face')
  const [share, setShare] = useState(50)
  const before = result.beforeImage ?? result.beforeProcFaceImgs?.full
  const after = result.afterImage ?? result.afterProcFaceImgs?.full
  if (!before || !after) return <Typography sx={{ color: 'text.secondary' }}>{t('noPhotos')}</Typography>
  return (
    <Box sx={{ maxWidth: '45rem' }}>
      <Box sx={pictures}>
        <img src={toPictureUrl(before)} alt={t('photo.before')} />
        <img
          src={toPictureUrl(after)}
          alt={t('photo.after')}
          style={{ clipPath: `inset(0 0 0 ${share}%)` }}
        />
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
  aspectRatio: '720 / 540',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'washi.dark',
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
} as const
