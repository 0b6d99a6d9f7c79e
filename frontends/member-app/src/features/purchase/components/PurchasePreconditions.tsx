import type { ReactNode } from 'react'
import { useOrderLines } from '../../../components/checkout/use-order-lines.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { PurchaseDraft } from '../../../lib/purchase-draft.ts'
import type { CurrentUser } from '../../session/types.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { type Agreements, useAgreements } from '../api/use-agreements.ts'
import { canChooseUsers } from '../rules.ts'
import { PurchaseNotPossible } from './PurchaseNotPossible.tsx'

interface Props {
  draft: PurchaseDraft
  user: CurrentUser
  children: (known: { agreements: Agreements; isOwned: boolean }) => ReactNode
}

/**
 * Loads what must be known before the first step. A member who buys only for themselves learns here that it is not possible, not after
 * entering a card.
 */
export function PurchasePreconditions({ draft, user, children }: Props) {
  const { $confirmed, dialog } = useConfirmed()
  const { productId, period, sent } = draft
  const owned = $confirmed.useQuery(
    'get',
    '/payment/is-purchased',
    { params: { query: { userId: user.id, productId } } },
    { staleTime: 0, retry: false },
  )
  const agreements = useAgreements()
  const checksFirst = !canChooseUsers(user) && !sent
  const lines = useOrderLines({ productId, period, userIds: [], enabled: checksFirst && owned.isSuccess })
  const failed = [owned, agreements].find((query) => query.isLoadingError)
  const isRefused = checksFirst && lines.error instanceof ApiError && lines.error.status === 409
  const isWaiting = owned.isPending || agreements.isPending || (checksFirst && lines.isPending)
  return (
    <>
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isWaiting ? (
        <LoadingState lines={6} />
      ) : isRefused ? (
        <PurchaseNotPossible error={lines.error} />
      ) : (
        children({ agreements: agreements.data as Agreements, isOwned: owned.data === true })
      )}
      {dialog}
    </>
  )
}
