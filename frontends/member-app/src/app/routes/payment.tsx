import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { LoadingState } from '../../components/LoadingState.tsx'
import { WithProduct } from '../../components/order/WithProduct.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { AddressChoice } from '../../features/addresses/components/AddressChoice.tsx'
import { CardChoice } from '../../features/cards/components/CardChoice.tsx'
import { CardName } from '../../features/cards/components/CardLabel.tsx'
import type { Placed } from '../../features/purchase/api/use-send-purchase.ts'
import { ProductLine } from '../../features/purchase/components/ProductLine.tsx'
import { PurchaseDone } from '../../features/purchase/components/PurchaseDone.tsx'
import { PurchaseEntry } from '../../features/purchase/components/PurchaseEntry.tsx'
import { PurchaseWizard } from '../../features/purchase/components/PurchaseWizard.tsx'
import type { PurchaseParts } from '../../features/purchase/parts.ts'
import { mayBuy } from '../../features/purchase/rules.ts'
import { QueryProvider } from '../../features/session/components/QueryProvider.tsx'
import { useSession } from '../../features/session/session-context.ts'
import type { CurrentUser } from '../../features/session/types.ts'
import { purchaseDraft } from '../../lib/purchase-draft.ts'
import { usePurchaseDraft } from '../../lib/use-purchase-draft.ts'
import { paths } from '../paths.ts'
import { AddressText } from '../payment/AddressText.tsx'
import { via } from '../return-to.ts'

const parts: PurchaseParts = { CardChoice, AddressChoice, CardName, AddressText }

/** The purchase: members who may buy and have chosen something; the others are led to what is missing (D2§4, D-083). */
export function Page() {
  const { t } = useTranslation('purchase')
  const { status, user } = useSession()
  const draft = usePurchaseDraft()
  const [placed, setPlaced] = useState<Placed | null>(null)
  if (status === 'checking') return <LoadingState picture />
  if (!placed && !draft) return <Navigate to={paths.premiumPlans} state={{ choose: true }} replace />
  if (!user) return <Navigate to={paths.premiumPlanAccountMethod} replace />
  if (!mayBuy(user)) return <Navigate to={paths.mypage} replace />
  if (user.secondFactorMissing) return <Navigate to={via(paths.setUpSecondFactor, paths.payment)} replace />
  return (
    <QueryProvider>
      <PageTitle>{t('title')}</PageTitle>
      {placed ? <PurchaseDone placed={placed} /> : <Purchase user={user} onPlaced={setPlaced} />}
    </QueryProvider>
  )
}

function Purchase({ user, onPlaced }: { user: CurrentUser; onPlaced: (placed: Placed) => void }) {
  const draft = usePurchaseDraft()
  useEffect(() => purchaseDraft.claim(user.id), [user.id])
  if (draft?.memberId !== user.id) return <LoadingState lines={6} />
  return (
    <WithProduct productId={draft.productId}>
      {(product) => (
        <>
          <ProductLine product={product} />
          <PurchaseEntry draft={draft} user={user}>
            {(known) => (
              <PurchaseWizard {...{ draft, user, parts, onPlaced }} {...known} rental={product.rental} />
            )}
          </PurchaseEntry>
        </>
      )}
    </WithProduct>
  )
}
