import { useTranslation } from 'react-i18next'
import { StepIndicator } from '../../../components/StepIndicator.tsx'
import type { PurchaseStepName } from '../steps.rules.ts'

interface Props {
  steps: readonly PurchaseStepName[]
  step: PurchaseStepName
}

/** Shows the current step of the purchase. */
export function PurchaseStepper({ steps, step }: Props) {
  const { t } = useTranslation('purchase')
  return <StepIndicator names={steps.map((name) => t(`steps.${name}`))} current={steps.indexOf(step)} />
}
