import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { compactLayout, figure, fullLayout } from './player-layout.ts'

/** The player's own outline while its sound is being chosen. */
export function PlayerSkeleton({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('player')
  return (
    <Card role="status" aria-label={t('loadingSound')} sx={compact ? compactLayout : fullLayout}>
      <Box sx={figure}>
        <Skeleton variant="circular" sx={{ width: '86%', height: '86%' }} />
      </Box>
      <Box sx={{ gridArea: 'heading' }}>
        <Skeleton sx={{ width: '60%', height: '2.5rem' }} />
        <Skeleton sx={{ width: '40%' }} />
      </Box>
      <Box sx={{ gridArea: 'controls', display: 'grid', gap: 2 }}>
        <Skeleton variant="rectangular" sx={{ height: '3.5rem' }} />
        <Skeleton sx={{ width: '70%', height: '2.75rem' }} />
      </Box>
    </Card>
  )
}
