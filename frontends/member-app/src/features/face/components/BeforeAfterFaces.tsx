import Box from '@mui/material/Box'
import type { ComponentProps } from 'react'
import { toPortraitUrls } from '../portraits.rules.ts'
import type { FaceResult } from '../types.ts'
import { useAlignedPictures } from './use-aligned-pictures.ts'

/**
 * Shows the Before and After faces of a diagnosis side by side at the same size and height, at the width of the container. The parent
 * labels them.
 */
export function BeforeAfterFaces({ result }: { result: FaceResult }) {
  const { before, after } = toPortraitUrls(result)
  const aligned = useAlignedPictures(result, { aspectRatio: 4 / 5, crop: 'close', isCutAtBox: true })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 0.25, '& > *': frame, '& img': face }}>
      <Face picture={before} {...aligned.before} />
      <Face picture={after} {...aligned.after} />
    </Box>
  )
}

interface FaceProps extends Pick<ComponentProps<'img'>, 'onLoad' | 'style'> {
  picture: string | null
}

function Face({ picture, ...aligned }: FaceProps) {
  if (!picture) return <span />
  return (
    <span>
      <img loading="lazy" src={picture} alt="" width={72} height={90} decoding="async" {...aligned} />
    </span>
  )
}

const frame = {
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  bgcolor: 'washi.dark',
  '&:first-of-type': { borderRadius: '8px 0 0 8px' },
  '&:last-of-type': { borderRadius: '0 8px 8px 0' },
} as const

const face = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const
