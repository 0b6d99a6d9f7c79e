import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { toPaymentDetailPath } from '../../../app/paths.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { useContracts } from '../api/use-contracts.ts'
import { isOwing, isUnpaid } from '../rules.ts'

/** Links to an unpaid contract on the page where a new card is registered, so that the new card can pay it. */
export function UnpaidNotice() {
  const { t } = useTranslation('contracts')
  const yen = useFormatYen()
  // The page that shows this notice requires the password itself.
  const contracts = useContracts($api)
  const unsettled = contracts.data?.filter((contract) => isUnpaid(contract) || isOwing(contract))
  return unsettled?.map((contract) => (
    <Alert
      key={contract.id}
      severity="error"
      sx={{ mb: 3, flexWrap: 'wrap' }}
      action={
        <Button component={RouterLink} to={toPaymentDetailPath(contract.id)} color="inherit">
          {t(isOwing(contract) ? 'note.pay' : 'note.changeCard')}
        </Button>
      }
    >
      {isOwing(contract)
        ? t('note.owed', { amount: yen(contract.owedAmount) })
        : t('unpaidNotice', { product: contract.productDisplayName })}
    </Alert>
  ))
}
