import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { PlaySwitchesSkeleton } from './PlaySwitchesSkeleton.tsx'
import {
  compactLayout,
  figureLayout,
  LOW_SCREEN_MEDIA_QUERY,
  pageLayout,
  toControlsLayout,
} from './player-layout.ts'

/** Shows the outline of the player while its sound is being chosen, as high as the player will be. */
export function PlayerSkeleton({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('player')
  const line = compact ? undefined : { xs: 'auto', md: 0 }
  return (
    <Card role="status" aria-label={t('loadingSound')} sx={compact ? compactLayout : pageLayout}>
      <Box sx={figureLayout}>
        <Skeleton variant="circular" sx={{ width: '86%', height: '86%' }} />
      </Box>
      <Box sx={{ gridArea: 'heading' }}>
        <Skeleton sx={{ typography: compact ? 'h3' : 'h2', width: '60%', mx: line }} />
        <Skeleton sx={{ typography: compact ? 'body1' : 'body2', mt: 0.25, width: '40%', mx: line }} />
        <Box sx={{ mt: 1, height: '1.5rem', [LOW_SCREEN_MEDIA_QUERY]: compact ? {} : { display: 'none' } }} />
      </Box>
      <Box sx={toControlsLayout(compact)}>
        <Box>
          <Skeleton variant="rectangular" sx={{ height: '3.5rem' }} />
          <Skeleton sx={{ typography: 'body2', mt: 0.5 }} />
        </Box>
        <Box sx={{ height: '2.75rem', order: compact ? 0 : { xs: 2, md: 0 } }} />
        {!compact && (
          <>
            <Box sx={{ order: { xs: 3, md: 0 } }}>
              <PlaySwitchesSkeleton />
            </Box>
            <Box sx={{ height: { xs: '2.75rem', md: 'calc(3.25rem + 1px)' }, order: { xs: 1, md: 0 } }} />
            <Skeleton
              variant="rounded"
              sx={{ width: '13rem', height: 'max(44px, 2.75rem)', borderRadius: 999, mx: line }}
            />
          </>
        )}
      </Box>
    </Card>
  )
}
