import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paymentDetailOf } from '../../../app/paths.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'
import { useContracts } from '../api/use-contracts.ts'
import { isUnpaid } from '../rules.ts'

/** Stands beside something that asks for the password itself. */
const asIs: RunConfirmed = (call) => call()

/** Where a new card is registered because a contract was not paid: the way to give it to that contract (D-072, D-087). */
export function UnpaidNotice() {
  const { t } = useTranslation('contracts')
  const contracts = useContracts(asIs)
  return contracts.data?.filter(isUnpaid).map(({ id, productDisplayName }) => (
    <Alert
      key={id}
      severity="error"
      sx={{ mb: 3, flexWrap: 'wrap' }}
      action={
        <Button component={RouterLink} to={paymentDetailOf(id)} color="inherit">
          {t('note.changeCard')}
        </Button>
      }
    >
      {t('unpaidNotice', { product: productDisplayName })}
    </Alert>
  ))
}
