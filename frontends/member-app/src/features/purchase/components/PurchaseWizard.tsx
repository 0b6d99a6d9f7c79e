import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenProduct } from '../../../components/checkout/ChosenProductBoundary.tsx'
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts'
import { type PurchaseDraft, purchaseDraft } from '../../../lib/purchase-draft.ts'
import type { CurrentUser } from '../../session/types.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { type Agreements, hasAllAgreements } from '../api/use-agreements.ts'
import type { PlacedPurchase } from '../api/use-send-purchase.ts'
import type { PurchaseComponents } from '../purchase-components.ts'
import { canChooseUsers } from '../rules.ts'
import { listPurchaseSteps, type PurchaseStepName } from '../steps.rules.ts'
import { usePurchase } from '../use-purchase.ts'
import { usePurchaseStep } from '../use-purchase-step.ts'
import { AgreementsStep } from './AgreementsStep.tsx'
import { BuyingOverlay } from './BuyingOverlay.tsx'
import { ChooseUsersStep } from './ChooseUsersStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { PurchaseStepper } from './PurchaseStepper.tsx'
import { StepButtons } from './StepButtons.tsx'
import { UnclearOutcome } from './UnclearOutcome.tsx'

interface Props {
  draft: PurchaseDraft
  product: ChosenProduct
  user: CurrentUser
  agreements: Agreements
  /** Whether the buyer has the product already. */
  isOwned: boolean
  parts: PurchaseComponents
  onPlaced: (placed: PlacedPurchase) => void
}

/**
 * Leads through the missing ones of agreements, users, delivery and card to the review, from which each of them can be changed. A member
 * who has a card sees the review only.
 */
export function PurchaseWizard({ draft, product, user, agreements, isOwned, parts, onPlaced }: Props) {
  const { t } = useTranslation('purchase')
  const { rental } = product
  const { confirmed, dialog } = useConfirmed()
  const isComplete: Record<PurchaseStepName, boolean> = {
    agreements: hasAllAgreements(agreements),
    users: draft.users.length > 0,
    delivery: draft.addressId !== null,
    card: draft.creditCardId !== null,
    confirm: false,
  }
  // A step that was missing stays in the sequence after it is completed.
  const [visited, setVisited] = useState<readonly PurchaseStepName[]>([])
  const choosesUsers = canChooseUsers(user)
  const allSteps = listPurchaseSteps({ needsAgreements: true, choosesUsers, rental })
  const missing = allSteps.filter((name) => !isComplete[name] && !visited.includes(name))
  if (missing.length > 0) setVisited([...visited, ...missing])

  const needsAgreements = !isComplete.agreements || visited.includes('agreements')
  const steps = listPurchaseSteps({ needsAgreements, choosesUsers, rental })
  const sequence = steps.filter((name) => name === 'users' || visited.includes(name))
  const { step, goToStep, next, back } = usePurchaseStep({
    steps,
    sequence,
    isComplete: (name) => isComplete[name],
  })
  const { isBuying, isAskingAgain, buy, askAgain } = usePurchase({
    draft,
    confirmed,
    onPlaced,
    onAgreementMissing: () => goToStep('agreements'),
  })
  const heading = useFocusOnChange(step)
  const ways = <StepButtons onBack={back} onNext={next} disabled={!isComplete[step]} />
  /** The button of an open form is the only one that leads on. */
  const renderWays = (isFormOpen: boolean) => (isFormOpen ? null : ways)

  const contents: Record<PurchaseStepName, () => ReactNode> = {
    agreements: () => <AgreementsStep agreements={agreements} onNext={next} />,
    users: () => (
      <>
        <ChooseUsersStep
          user={user}
          productId={draft.productId}
          isOwned={isOwned}
          users={draft.users}
          onChange={(users) => purchaseDraft.choose({ users })}
        />
        {ways}
      </>
    ),
    delivery: () => (
      <parts.AddressChoice
        selectedId={draft.addressId}
        onSelect={(addressId) => purchaseDraft.choose({ addressId })}
        onRegistered={next}
        renderActions={renderWays}
      />
    ),
    card: () => (
      <parts.CardChoice
        selectedId={draft.creditCardId}
        onSelect={(creditCardId) => purchaseDraft.choose({ creditCardId })}
        onRegistered={next}
        renderActions={renderWays}
      />
    ),
    confirm: () => (
      <ConfirmStep
        draft={draft}
        product={product}
        user={user}
        parts={parts}
        buying={isBuying}
        onBuy={buy}
        onBack={back}
        onStep={goToStep}
      />
    ),
  }

  return (
    <>
      {draft.sent && (!isBuying || isAskingAgain) ? (
        <UnclearOutcome asking={isBuying} onAsk={askAgain} />
      ) : (
        <>
          {sequence.length > 1 && sequence.includes(step) && <PurchaseStepper steps={sequence} step={step} />}
          <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2.5, outline: 'none' }}>
            {t(`titles.${step}`)}
          </Typography>
          {contents[step]()}
        </>
      )}
      {isBuying && <BuyingOverlay />}
      {dialog}
    </>
  )
}
