import { useTranslation } from 'react-i18next'
import { StepIndicator } from '../../../components/StepIndicator.tsx'

const steps = ['mail', 'account'] as const

/** Shows the current step: the mail address first, then the account. */
export function RegistrationStepper({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation('registration')
  return <StepIndicator names={steps.map((step) => t(`steps.${step}`))} current={steps.indexOf(current)} />
}
