import HeadphonesOutlined from '@mui/icons-material/HeadphonesOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { Player } from './Player.tsx'
import { PlayerSkeleton } from './PlayerSkeleton.tsx'

interface Props {
  /** Whether the tap that opened the player also starts it; without such a tap nothing plays by itself. */
  starts?: boolean
}

/** Plays the free sample to visitors, whose plays are not recorded. */
export function FreeSamplePlayer({ starts = false }: Props) {
  const { t } = useTranslation('player')
  const sample = $api.useQuery('get', '/soundesthe/free-sound', undefined, {
    // It is not fetched again while somebody may be listening to it.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Box>
      <Typography variant="overline" component="p" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('sample.eyebrow')}
      </Typography>
      {sample.isPending && <PlayerSkeleton compact />}
      {sample.isError && <FailureNotice text={t('sample.failed')} onRetry={() => void sample.refetch()} />}
      {sample.isSuccess && <Player sound={sample.data} compact starts={starts} />}
      <Typography
        variant="body2"
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mt: 2, color: 'text.secondary' }}
      >
        <HeadphonesOutlined sx={{ fontSize: '1.25rem', mt: '0.2em' }} aria-hidden />
        {t('sample.headphones')}
      </Typography>
    </Box>
  )
}
