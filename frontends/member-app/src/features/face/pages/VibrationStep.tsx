import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { toTextLanguage } from '../../../lib/i18n/languages.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { usePlanCheck } from '../../plans/use-plan-check.tsx'
import { AiChoiceReason } from '../../player/components/AiChoiceReason.tsx'
import { Player } from '../../player/components/Player.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import type { Sound } from '../../player/types.ts'
import { AnalysisProgress } from '../components/AnalysisProgress.tsx'
import { FaceMeasurements } from '../components/FaceMeasurements.tsx'
import { toPictureUrl } from '../to-picture-url.ts'
import { type DiagnosisState, getCourseMinutes } from '../types.ts'
import { RestartDiagnosisButton } from './RestartDiagnosisButton.tsx'
import { useFaceStepParams } from './use-face-step-params.ts'

const LOADER_SECONDS = 2

/** Shows two seconds of choosing and then the player of the chosen vibration; the next step waits while it plays. */
export function VibrationStep({ current }: { current: DiagnosisState }) {
  const { t } = useTranslation('face')
  const { goToStep } = useFaceStepParams()
  const reason = useReason(current)
  const plan = { ...planCodes.face, faceExpSoundResultId: current.facialExpressionSoundResultId }
  const [resumed] = useInterruptedPlay(plan)
  const { checkPlan, dialog } = usePlanCheck()
  const isChoosing = useIsChoosing(resumed === null)
  const [sound] = useState(() => resumed?.sound ?? toSound(current))

  if (isChoosing) return <Choosing picture={current.beforeImage} />
  if (!sound) return <EmptyState text={t('vibration.gone')} action={<RestartDiagnosisButton />} />
  return (
    <>
      {current.beforeImage && current.beforeResult && (
        <FaceMeasurements picture={current.beforeImage} reading={current.beforeResult} />
      )}
      {reason && (
        <Box sx={{ mb: 2 }}>
          <AiChoiceReason reason={reason} />
        </Box>
      )}
      <Player
        sound={sound}
        play={{
          plan,
          checkPlan,
          resumed,
          finishLabel: t('vibration.next'),
          onFinish: () =>
            goToStep('after', { resultId: current.facialExpressionSoundResultId, replace: true }),
          actions: (sounding, leave) => <RestartDiagnosisButton disabled={sounding} leave={leave} />,
        }}
      />
      {dialog}
    </>
  )
}

function useIsChoosing(atFirst: boolean): boolean {
  const [isChoosing, setIsChoosing] = useState(atFirst)
  useEffect(() => {
    const timer = setTimeout(() => setIsChoosing(false), LOADER_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [])
  return isChoosing
}

function Choosing({ picture }: { picture: string | null }) {
  const { t } = useTranslation('face')
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3 }}>
      <AnalysisProgress picture={picture && toPictureUrl(picture)} done={2} moment="before" />
      <Typography sx={{ textAlign: 'center' }}>{t('vibration.choosing')}</Typography>
    </Box>
  )
}

/** Returns why the AI chose the sound, in the page's language; incomplete languages show Japanese. */
function useReason({ reason }: DiagnosisState): string | null {
  const { language } = useLanguage()
  const texts: Readonly<Record<string, string>> | null = reason
  return texts && (texts[toTextLanguage(language)] ?? reason?.ja ?? null)
}

function toSound({
  soundId,
  soundSrc,
  soundTitle,
  durationSeconds,
  frequencies,
  course,
}: DiagnosisState): Sound | null {
  if (soundId === null || soundSrc === null) return null
  const courseMinutes = getCourseMinutes(course === 2 ? 2 : 1)
  return {
    id: soundId,
    soundSrc,
    title: soundTitle ?? '',
    genre: '',
    place: '',
    tags: [],
    frequencies,
    // The course's duration is used until the file's own is known.
    durationSeconds: durationSeconds ?? courseMinutes * 60,
    courseMinutes,
  }
}
