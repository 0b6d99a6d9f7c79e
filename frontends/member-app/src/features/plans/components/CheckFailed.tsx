import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Nobody is shown to buy what they may own already: only that the check failed, and another try. */
export function CheckFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('plans')
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, textAlign: 'center' }}>
      <Typography role="alert">{t('checkFailed')}</Typography>
      <Button variant="outlined" disabled={retrying} onClick={onRetry} sx={{ mt: 2 }}>
        {t('retry')}
      </Button>
    </Box>
  )
}
