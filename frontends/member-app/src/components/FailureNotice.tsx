import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../lib/use-is-offline.ts'

/** Shows the app's own message about a failure, or that there is no network, with a button to retry. */
export function FailureNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: 'error.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 14rem', color: 'error.main' }}>
        {isOffline ? t('offline') : text}
      </Typography>
      <Button variant="outlined" color="error" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Box>
  )
}
