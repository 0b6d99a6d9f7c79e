import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  user: CurrentUser
  rental: boolean
  agreements: Agreements
  /** Whether the buyer has the product already. */
  isOwned: boolean
  parts: PurchaseComponents
  onPlaced: (placed: PlacedPurchase) => void
}

/** Leads through agreements, users, delivery, card and confirmation, as far as this purchase needs them. */
export function PurchaseWizard({ draft, user, rental, agreements, isOwned, parts, onPlaced }: Props) {
  const { t } = useTranslation('purchase')
  const { confirmed, dialog } = useConfirmed()
  const isGiven = hasAllAgreements(agreements)
  // A step that was needed stays among the steps after it is completed.
  const [needsAgreements, setNeedsAgreements] = useState(!isGiven)
  if (!isGiven && !needsAgreements) setNeedsAgreements(true)

  const isComplete: Record<PurchaseStepName, boolean> = {
    agreements: isGiven,
    users: draft.users.length > 0,
    delivery: draft.addressId !== null,
    card: draft.creditCardId !== null,
    confirm: false,
  }
  const steps = listPurchaseSteps({ needsAgreements, choosesUsers: canChooseUsers(user), rental })
  const { step, goToStep, next, back } = usePurchaseStep(steps, (name) => isComplete[name])
  const { isBuying, isAskingAgain, buy, askAgain } = usePurchase({
    draft,
    confirmed,
    onPlaced,
    onAgreementMissing: () => goToStep('agreements'),
  })
  const heading = useFocusOnChange(step)
  const ways = <StepButtons onBack={back} onNext={next} disabled={!isComplete[step]} />

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
      <>
        <parts.AddressChoice
          selectedId={draft.addressId}
          onSelect={(addressId) => purchaseDraft.choose({ addressId })}
        />
        {ways}
      </>
    ),
    card: () => (
      <>
        <parts.CardChoice
          selectedId={draft.creditCardId}
          onSelect={(creditCardId) => purchaseDraft.choose({ creditCardId })}
          onRegistered={next}
        />
        {ways}
      </>
    ),
    confirm: () => (
      <ConfirmStep
        draft={draft}
        user={user}
        parts={parts}
        buying={isBuying}
        onBuy={buy}
        onBack={back ?? (() => {})}
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
          <PurchaseStepper steps={steps} step={step} />
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
