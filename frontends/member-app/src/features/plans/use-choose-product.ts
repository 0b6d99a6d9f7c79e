import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { purchaseDraft } from '../../lib/purchase-draft.ts'
import { type PurchaseOrigin, purchaseOrigin } from '../../lib/purchase-origin.ts'
import { useSession } from '../session/session-context.ts'

/** The function that a plan was needed for on this page, with the sound that it was wanted for. */
export type WantedFeature = Omit<PurchaseOrigin, 'address'>

/**
 * Begins a purchase of a product: members go to the payment, visitors first to the ways to an account. Afterwards a purchase for a wanted
 * function leads back to this page.
 */
export function useChooseProduct(wanted: WantedFeature | null = null): (productId: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { user } = useSession()
  return (productId) => {
    purchaseDraft.begin(productId)
    purchaseOrigin.save(wanted && { ...wanted, address: pathname + search })
    void navigate(user ? paths.payment : paths.premiumPlanAccountMethod)
  }
}
