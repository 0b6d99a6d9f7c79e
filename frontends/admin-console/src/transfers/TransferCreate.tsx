import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { ListButton, Title, TopToolbar } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { PerformTransferButton } from './PerformTransferButton.tsx'
import { ConfirmStep } from './steps/ConfirmStep.tsx'
import { DestinationStep } from './steps/DestinationStep.tsx'
import { SelectStep } from './steps/SelectStep.tsx'
import { TransferProblems } from './steps/TransferProblems.tsx'
import {
  isStepComplete,
  type TransferDraft,
  toTransferPreviewRequest,
  toTransferRequest,
} from './transfer-draft.ts'
import { useTransferDraft } from './use-transfer-draft.ts'
import { useTransferPreview } from './use-transfer-preview.ts'

const steps = ['select', 'destination', 'confirm'] as const

/** Guides through selection, destination and confirmation. The draft survives a reload. */
export function TransferCreate() {
  const translate = useTranslate()
  const { draft, setDraft, clearDraft } = useTransferDraft()
  const request = toTransferRequest(draft)
  const step = draft.step === 2 && !request ? 1 : draft.step
  // Each step shows what forbids the transfer where it was chosen; the last step checks everything again.
  const { data: check } = useTransferPreview(toTransferPreviewRequest({ ...draft, step }))
  const problems = draft.people.length > 0 ? (check?.problems ?? []) : []
  const goToStep = (to: number) => setDraft({ ...draft, step: to as TransferDraft['step'] })
  const backButton = (
    <Button onClick={() => goToStep(step - 1)} disabled={step === 0}>
      {translate('console.transfers.back')}
    </Button>
  )
  return (
    <>
      <Title title={translate('console.transfers.title')} />
      <TopToolbar>
        <ListButton />
      </TopToolbar>
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: '60rem' }}>
        <Stepper activeStep={step} alternativeLabel sx={{ mb: 4, mx: { xs: -2, sm: 0 } }}>
          {steps.map((name) => (
            <Step key={name}>
              <StepLabel>{translate(`console.transfers.step.${name}`)}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {step === 0 && <SelectStep draft={draft} onChange={setDraft} />}
        {step === 1 && <DestinationStep draft={draft} onChange={setDraft} />}
        {step < 2 && (
          <Box role="status" sx={{ mt: 2 }}>
            <TransferProblems problems={problems} />
          </Box>
        )}
        {step === 2 && request ? (
          <ConfirmStep request={request}>
            {(allowed) => (
              <Footer>
                {backButton}
                <PerformTransferButton request={request} isAllowed={allowed} onDone={clearDraft} />
              </Footer>
            )}
          </ConfirmStep>
        ) : (
          <Footer>
            {backButton}
            <Button
              variant="contained"
              disabled={!isStepComplete(draft, step) || problems.length > 0}
              onClick={() => goToStep(step + 1)}
            >
              {translate('console.transfers.next')}
            </Button>
          </Footer>
        )}
      </Card>
    </>
  )
}

function Footer({ children }: { children: React.ReactNode }) {
  return <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 3 }}>{children}</Box>
}
