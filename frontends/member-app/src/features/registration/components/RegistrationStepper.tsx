import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useTranslation } from 'react-i18next'

const steps = ['mail', 'account'] as const

/** Shows the current step: the mail address first, then the account. */
export function RegistrationStepper({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation('registration')
  return (
    <Stepper activeStep={steps.indexOf(current)} sx={{ mb: 5, maxWidth: '38rem' }}>
      {steps.map((step) => (
        <Step key={step} {...(step === current ? { 'aria-current': 'step' } : {})}>
          <StepLabel>{t(`steps.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
