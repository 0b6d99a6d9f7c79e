import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { StepIndicator } from '../../../components/StepIndicator.tsx'
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts'
import { DiagnosisInProgress } from './DiagnosisInProgress.tsx'
import { FaceResultStep } from './FaceResultStep.tsx'
import { faceSteps, useFaceStepParams } from './use-face-step-params.ts'

/** Leads through course, Before photo, vibration, After photo and result. */
export function FaceWizard() {
  const { t } = useTranslation('face')
  const { step, resultId } = useFaceStepParams()
  const heading = useFocusOnChange(step)
  return (
    <>
      <StepIndicator names={faceSteps.map((name) => t(`steps.${name}`))} current={faceSteps.indexOf(step)} />
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2.5, outline: 'none' }}>
        {t(`titles.${step}`)}
      </Typography>
      {step === 'result' && resultId ? (
        <FaceResultStep id={resultId} />
      ) : (
        <DiagnosisInProgress key={step} step={step} />
      )}
    </>
  )
}
