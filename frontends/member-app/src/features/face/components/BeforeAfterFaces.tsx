import Box from '@mui/material/Box'
import { toPortraitUrls } from '../portraits.rules.ts'
import type { FaceResult } from '../types.ts'

/** Shows the Before and After faces of a diagnosis side by side, at the width of the container. The parent labels them. */
export function BeforeAfterFaces({ result }: { result: FaceResult }) {
  const { before, after } = toPortraitUrls(result)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 0.25, '& > *': face }}>
      <Face picture={before} />
      <Face picture={after} />
    </Box>
  )
}

function Face({ picture }: { picture: string | null }) {
  if (!picture) return <span />
  return <img loading="lazy" src={picture} alt="" width={72} height={90} decoding="async" />
}

const face = {
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  bgcolor: 'washi.dark',
  '&:first-of-type': { borderRadius: '8px 0 0 8px' },
  '&:last-of-type': { borderRadius: '0 8px 8px 0' },
} as const
