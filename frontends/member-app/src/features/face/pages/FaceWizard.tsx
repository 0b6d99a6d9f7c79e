import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Steps } from '../../../components/Steps.tsx'
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts'
import { FaceResultStep } from './FaceResultStep.tsx'
import { OpenDiagnosis } from './OpenDiagnosis.tsx'
import { faceSteps, useFaceAddress } from './use-face-address.ts'

/** Leads through course, Before photo, vibration, After photo and result. */
export function FaceWizard() {
  const { t } = useTranslation('face')
  const { step, resultId } = useFaceAddress()
  const heading = useFocusOnChange(step)
  return (
    <>
      <Steps names={faceSteps.map((name) => t(`steps.${name}`))} current={faceSteps.indexOf(step)} />
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2.5, outline: 'none' }}>
        {t(`titles.${step}`)}
      </Typography>
      {step === 'result' && resultId ? (
        <FaceResultStep id={resultId} />
      ) : (
        <OpenDiagnosis key={step} step={step} />
      )}
    </>
  )
}
