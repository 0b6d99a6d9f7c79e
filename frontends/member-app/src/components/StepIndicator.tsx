import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'

/** Shows the current step of a short process; `current` counts from 0. */
export function StepIndicator({ names, current }: { names: readonly string[]; current: number }) {
  return (
    <Stepper activeStep={current} alternativeLabel sx={{ mb: 4, mx: { xs: -1.5, sm: 0 }, maxWidth: '44rem' }}>
      {names.map((name, step) => (
        <Step key={name} {...(step === current ? { 'aria-current': 'step' } : {})}>
          <StepLabel>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
