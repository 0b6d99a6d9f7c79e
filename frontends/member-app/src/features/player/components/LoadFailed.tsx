import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('loadFailed')}
    </Alert>
  )
}
