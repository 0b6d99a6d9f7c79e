import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'

/** Links to the diagnosis when there is none yet. */
export function FirstDiagnosisButton() {
  const { t } = useTranslation('face')
  return (
    <Button variant="contained" component={Link} to={paths.detectface}>
      {t('history.begin')}
    </Button>
  )
}
