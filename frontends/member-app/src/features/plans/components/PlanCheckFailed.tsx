import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Shows that the check failed with a retry, because a member must not be asked to buy what they may have already. */
export function PlanCheckFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
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
