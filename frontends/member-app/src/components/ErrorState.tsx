import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { findServerMessage } from '../lib/api/api-error.ts'
import { useIsOffline } from '../lib/use-is-offline.ts'

interface Props {
  error: unknown
  onRetry?: () => void
}

/** Shows the server's message, or that it could not be reached, with a button to retry. */
export function ErrorState({ error, onRetry }: Props) {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  return (
    <Box
      role="alert"
      sx={{
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        textAlign: 'center',
      }}
    >
      <Typography sx={{ textWrap: 'balance' }}>
        {findServerMessage(error) ?? t(isOffline ? 'offline' : 'unreachable')}
      </Typography>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>
          {t('retry')}
        </Button>
      )}
    </Box>
  )
}
