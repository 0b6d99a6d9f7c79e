import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import type { BillingPeriod } from '../../lib/billing-period.ts'
import { purchaseDraft } from '../../lib/purchase-draft.ts'
import { type PurchaseOrigin, purchaseOrigin } from '../../lib/purchase-origin.ts'
import { useSession } from '../session/session-context.ts'

/** The function that a plan was needed for on this page, with the sound that it was wanted for. */
export type WantedFeature = Omit<PurchaseOrigin, 'address'>

/**
 * Begins a purchase of a product, by the month or by the year where that can be chosen: members go to the payment, visitors first to the ways to an account. Afterwards a purchase for a wanted
 * function leads back to this page.
 */
export function useChooseProduct(
  wanted: WantedFeature | null = null,
): (productId: string, period: BillingPeriod | null) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { user } = useSession()
  return (productId, period) => {
    purchaseDraft.begin(productId, period)
    purchaseOrigin.save(wanted && { ...wanted, address: pathname + search })
    void navigate(user ? paths.payment : paths.premiumPlanAccountMethod)
  }
}
