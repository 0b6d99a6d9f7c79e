import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts'
import { useAgency } from '../api/use-agency.ts'
import { usePreviewTransfer } from '../api/use-preview-transfer.ts'
import { findShownStep, isStepComplete, type TransferKind, toTransferPreviewRequest } from '../draft.rules.ts'
import { useTransferDraft } from '../use-transfer-draft.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { DestinationStep } from './DestinationStep.tsx'
import { SelectStep } from './SelectStep.tsx'
import { TransferProblems } from './TransferProblems.tsx'
import { TransferResult } from './TransferResult.tsx'

const steps = ['select', 'destination', 'confirm'] as const

/** Leads through selection, destination and confirmation to the result. */
export function TransferWizard({ kind }: { kind: TransferKind }) {
  const { t } = useTranslation('transfer')
  const control = useTransferDraft(kind)
  const { draft, change, remove, clear } = control
  const agency = useAgency(draft.agencyId)
  const step = findShownStep(kind, draft)
  const check = usePreviewTransfer(
    toTransferPreviewRequest(kind, { ...draft, step }, agency.data?.code ?? null),
  )
  // Problems are shown in the step that caused them; the last step checks everything again.
  const problems = draft.userIds.length > 0 ? (check.data?.problems ?? []) : []
  const heading = useFocusOnChange(step)
  if (draft.transferId !== null) return <TransferResult id={draft.transferId} onAnother={clear} />

  const goToStep = (to: number) => change({ step: to === 2 ? 2 : to === 1 ? 1 : 0 })
  const back = step > 0 && (
    <Button variant="outlined" size="large" onClick={() => goToStep(step - 1)}>
      {t('back')}
    </Button>
  )
  return (
    <>
      <Stepper activeStep={step} alternativeLabel sx={{ mb: 4, mx: { xs: -1.5, sm: 0 }, maxWidth: '44rem' }}>
        {steps.map((name, index) => (
          <Step key={name} {...(index === step ? { 'aria-current': 'step' } : {})}>
            <StepLabel>{t(`steps.${name}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2.5, outline: 'none' }}>
        {t(`steps.${steps[step]}`)}
      </Typography>
      {step === 0 && <SelectStep {...control} />}
      {step === 1 && <DestinationStep {...control} />}
      {step < 2 && (
        <div role="status">
          <TransferProblems problems={problems} onRemove={remove} />
        </div>
      )}
      {step === 2 ? (
        <QueryBoundary query={agency}>
          {({ code }) => <ConfirmStep {...control} agencyCode={code ?? ''} back={back} />}
        </QueryBoundary>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
          {back}
          <Button
            variant="contained"
            size="large"
            disabled={!isStepComplete(kind, draft, step) || problems.length > 0}
            onClick={() => goToStep(step + 1)}
          >
            {t('next')}
          </Button>
        </Box>
      )}
    </>
  )
}
