import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { playerLayout } from './player-layout.ts'

/** The player's own outline while its sound is being chosen. */
export function PlayerSkeleton() {
  const { t } = useTranslation('player')
  return (
    <Card role="status" aria-label={t('loadingSound')} sx={playerLayout}>
      <Box sx={{ display: 'grid', placeItems: 'center', aspectRatio: '1' }}>
        <Skeleton variant="circular" sx={{ width: '88%', height: '88%' }} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Skeleton sx={{ width: '60%', height: '2.5rem' }} />
        <Skeleton sx={{ width: '40%' }} />
        <Skeleton variant="rectangular" sx={{ height: '3.5rem' }} />
        <Skeleton sx={{ width: '70%', height: '2.75rem' }} />
      </Box>
    </Card>
  )
}
