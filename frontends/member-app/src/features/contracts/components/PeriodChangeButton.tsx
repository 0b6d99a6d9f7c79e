import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useProducts } from '../../../lib/api/use-products.ts'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { canChangePeriod } from '../rules.ts'
import type { Contract } from '../types.ts'

/** Begins the order of the same plan for the other period, whose last screen says what changes when. */
export function PeriodChangeButton({ contract, busy }: { contract: Contract; busy: boolean }) {
  const { t } = useTranslation('contracts')
  const navigate = useNavigate()
  const products = useProducts()
  const product = products.data?.find(({ id }) => id === contract.productId)
  if (!product || !canChangePeriod(contract, product)) return null
  const period = contract.period === 'month' ? 'year' : 'month'
  const onClick = () => {
    purchaseDraft.begin(contract.productId, period)
    void navigate(paths.payment)
  }
  return (
    <Button variant="outlined" disabled={busy} onClick={onClick} sx={{ mt: 1 }}>
      {t(period === 'year' ? 'period.toYear' : 'period.toMonth')}
    </Button>
  )
}
