import HeadphonesOutlined from '@mui/icons-material/HeadphonesOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useFreeSound } from '../api/use-free-sound.ts'
import { Player } from './Player.tsx'
import { PlayerSkeleton } from './PlayerSkeleton.tsx'

/** The free sample of the home page; a visitor's play is not recorded. */
export function FreeSamplePlayer() {
  const { t } = useTranslation(['player', 'common'])
  const sample = useFreeSound()
  return (
    <Box>
      {sample.isPending && <PlayerSkeleton />}
      {sample.isError && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={() => void sample.refetch()}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('sample.failed')}
        </Alert>
      )}
      {sample.isSuccess && <Player sound={sample.data} />}
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
