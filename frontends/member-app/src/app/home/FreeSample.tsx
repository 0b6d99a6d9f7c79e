import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { loadTexts } from '../../lib/i18n/i18n.ts'

/** The player is fetched beside the page, so that the first sentence does not wait for it. */
const FreeSamplePlayer = lazy(async () => {
  const [player] = await Promise.all([
    import('../../features/player/components/FreeSamplePlayer.tsx'),
    loadTexts(['player']),
  ])
  return { default: player.FreeSamplePlayer }
})

export function FreeSample() {
  return (
    <Box sx={{ minHeight: '14rem' }}>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: '14rem' }} />}>
        <FreeSamplePlayer />
      </Suspense>
    </Box>
  )
}
