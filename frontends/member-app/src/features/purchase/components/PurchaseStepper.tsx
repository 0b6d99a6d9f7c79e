import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useTranslation } from 'react-i18next'
import type { PurchaseStepName } from '../steps.rules.ts'

/** Shows the current step of the purchase. */
export function PurchaseStepper({
  steps,
  step,
}: {
  steps: readonly PurchaseStepName[]
  step: PurchaseStepName
}) {
  const { t } = useTranslation('purchase')
  return (
    <Stepper
      activeStep={steps.indexOf(step)}
      alternativeLabel
      sx={{ mb: 4, mx: { xs: -1.5, sm: 0 }, maxWidth: '44rem' }}
    >
      {steps.map((name) => (
        <Step key={name} {...(name === step ? { 'aria-current': 'step' } : {})}>
          <StepLabel>{t(`steps.${name}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
