import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { DialogFrame } from '../../../components/DialogFrame.tsx'
import { StillWater } from '../../../components/illustrations/StillWater.tsx'
import { planChanges } from '../../../lib/plan-changes.ts'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import type { PlacedPurchase } from '../api/use-send-purchase.ts'
import type { PurchasedProductPath } from '../rules.ts'

export interface CompletedPurchase {
  placed: PlacedPurchase
  /** The page where the product is used or shown; null while its payment is being confirmed. */
  to: PurchasedProductPath | null
}

/** Shows that the product was bought with a link to it, or that the payment is being confirmed with a link home. */
export function PurchaseDone({ placed: { state, message }, to }: CompletedPurchase) {
  const { t } = useTranslation('purchase')
  const navigate = useNavigate()

  useEffect(() => {
    purchaseDraft.finish()
    planChanges.emit()
  }, [])

  const goTo = (path: string) => void navigate(path, { replace: true })
  const leave = () => goTo(paths.home)
  return (
    <>
      <StillWater />
      <DialogFrame
        title={t(`placed.${state}`)}
        text={message}
        onClose={leave}
        actions={
          <>
            <Button variant={to ? 'text' : 'contained'} autoFocus={!to} onClick={leave}>
              {t('placed.toHome')}
            </Button>
            {to && (
              <Button variant="contained" autoFocus onClick={() => goTo(paths[to])}>
                {t(`placed.to.${to}`)}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}
