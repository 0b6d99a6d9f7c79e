import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { purchaseDraft } from '../../lib/purchase-draft.ts'
import { useSession } from '../session/session-context.ts'

/** Begins a purchase of a product: members go to the payment, visitors first to the ways to an account. */
export function useChooseProduct(): (productId: string) => void {
  const navigate = useNavigate()
  const { user } = useSession()
  return (productId) => {
    purchaseDraft.begin(productId)
    void navigate(user ? paths.payment : paths.premiumPlanAccountMethod)
  }
}
