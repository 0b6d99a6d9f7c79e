import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** D1§8: no sound could be chosen. */
export function SelectionFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['soundesthe', 'common'])
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
      {t('selectionFailed')}
    </Alert>
  )
}
