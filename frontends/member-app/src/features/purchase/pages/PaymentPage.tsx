import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { ChosenProductBoundary } from '../../../components/checkout/ChosenProductBoundary.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { usePurchaseDraft } from '../../../lib/use-purchase-draft.ts'
import { AddressChoice } from '../../addresses/components/AddressChoice.tsx'
import { CardChoice } from '../../cards/components/CardChoice.tsx'
import { CardName } from '../../cards/components/CardName.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { withBack } from '../../session/return-to.ts'
import { useSession } from '../../session/session-context.ts'
import type { CurrentUser } from '../../session/types.ts'
import { ProductSummary } from '../components/ProductSummary.tsx'
import { PurchaseDone } from '../components/PurchaseDone.tsx'
import { PurchasePreconditions } from '../components/PurchasePreconditions.tsx'
import { PurchaseWizard } from '../components/PurchaseWizard.tsx'
import { useWantedFeatureText } from '../components/use-wanted-feature-text.ts'
import type { PurchaseComponents } from '../purchase-components.ts'
import { type CompletedPurchase, canPurchase, toCompletedPurchase } from '../rules.ts'
import { AddressText } from './AddressText.tsx'
import { PreselectedChoices } from './PreselectedChoices.tsx'

const parts: PurchaseComponents = { CardChoice, AddressChoice, CardName, AddressText }

/** Leads members who may buy and have chosen a product through the purchase; others are led to what is missing. */
export function PaymentPage() {
  const { t } = useTranslation('purchase')
  const { status, user } = useSession()
  const draft = usePurchaseDraft()
  const wantedFor = useWantedFeatureText()
  const [placed, setPlaced] = useState<CompletedPurchase | null>(null)
  if (status === 'checking') return <LoadingState picture />
  if (!placed && !draft) return <Navigate to={paths.premiumPlans} state={{ choose: true }} replace />
  if (!user) return <Navigate to={paths.premiumPlanAccountMethod} replace />
  if (!canPurchase(user)) return <Navigate to={paths.mypage} replace />
  if (user.secondFactorMissing)
    return <Navigate to={withBack(paths.setUpSecondFactor, paths.payment)} replace />
  return (
    <QueryProvider>
      <PageTitle lead={placed ? null : wantedFor}>{t('title')}</PageTitle>
      {placed ? <PurchaseDone {...placed} /> : <Purchase user={user} onPlaced={setPlaced} />}
    </QueryProvider>
  )
}

function Purchase({ user, onPlaced }: { user: CurrentUser; onPlaced: (bought: CompletedPurchase) => void }) {
  const draft = usePurchaseDraft()
  useEffect(() => purchaseDraft.claim(user.id), [user.id])
  if (draft?.memberId !== user.id) return <LoadingState lines={6} />
  return (
    <ChosenProductBoundary productId={draft.productId}>
      {(product) => (
        <>
          <ProductSummary product={product} period={draft.period} />
          <PurchasePreconditions draft={draft} user={user}>
            {(known) => (
              <PreselectedChoices key={draft.productId} draft={draft} rental={product.rental}>
                <PurchaseWizard
                  draft={draft}
                  product={product}
                  user={user}
                  parts={parts}
                  {...known}
                  onPlaced={(placed) =>
                    onPlaced(toCompletedPurchase({ placed, product, users: draft.users }))
                  }
                />
              </PreselectedChoices>
            )}
          </PurchasePreconditions>
        </>
      )}
    </ChosenProductBoundary>
  )
}
