import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { visuallyHidden } from './visually-hidden.ts'

/** Shows the current step of a short process; `current` counts from 0. A phone shows it in one row, which names only the current step. */
export function StepIndicator({ names, current }: { names: readonly string[]; current: number }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  return (
    <Stepper
      activeStep={current}
      alternativeLabel={!isPhone}
      sx={{ mb: { xs: 2.5, md: 4 }, maxWidth: '44rem', ...(isPhone && phoneRow) }}
    >
      {names.map((name, step) => (
        <Step key={name} {...(step === current ? { 'aria-current': 'step' } : {})}>
          <StepLabel>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}

const phoneRow = {
  '& .MuiStep-root': { px: 0.5, '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } },
  // The names of the other steps are left to screen readers.
  '& .MuiStep-root:not([aria-current]) .MuiStepLabel-labelContainer': visuallyHidden,
  '& .MuiStep-root:not([aria-current]) .MuiStepLabel-iconContainer': { pr: 0 },
} as const
