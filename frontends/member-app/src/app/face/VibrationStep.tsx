import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useTellError } from '../../components/alert/use-tell-error.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { FailureNotice } from '../../components/FailureNotice.tsx'
import { useStartAgain } from '../../features/face/api/use-start-again.ts'
import { type CurrentStep, minutesOf } from '../../features/face/types.ts'
import { usePlanGate } from '../../features/plans/use-plan-gate.tsx'
import { Player } from '../../features/player/components/Player.tsx'
import { useInterruptedPlay } from '../../features/player/record/use-interrupted-play.ts'
import type { Sound } from '../../features/player/types.ts'
import { planCodes } from '../play/plan-codes.ts'
import { useFaceAddress } from './face-address.ts'

const loaderSeconds = 2

/** What the answer to the Before photo said; the browser keeps it over a reload. */
interface Chosen {
  reason?: string
  durationSeconds?: number
}

/** The vibration that the AI chose (D1§4): two seconds of choosing, then the player; next waits while it plays. */
export function VibrationStep({ current }: { current: CurrentStep }) {
  const { t } = useTranslation('face')
  const { go } = useFaceAddress()
  const location = useLocation()
  const { reason, durationSeconds } = (location.state ?? {}) as Chosen
  const plan = { ...planCodes.face, faceExpSoundResultId: current.facialExpressionSoundResultId }
  const [resumed] = useInterruptedPlay(plan)
  const { ask, dialog } = usePlanGate()
  const choosing = useChoosing(resumed === null)
  const startAgain = useStartAgain()
  const tellError = useTellError()
  const [leaving, setLeaving] = useState(false)
  const [sound] = useState(() => resumed?.sound ?? soundOf(current, durationSeconds))

  if (choosing) return <Choosing />
  if (!sound)
    return (
      <FailureNotice text={t('player:selectionFailed')} onRetry={() => go('vibration', { replace: true })} />
    )
  return (
    <>
      {reason && (
        <Typography sx={{ mb: 2.5, color: 'text.secondary', maxWidth: '42em' }}>{reason}</Typography>
      )}
      <Player
        sound={sound}
        play={{
          plan,
          gate: ask,
          resumed,
          finishLabel: t('vibration.next'),
          onFinish: () => go('after', { replace: true }),
          actions: (sounding) => (
            <Button variant="text" disabled={sounding} onClick={() => setLeaving(true)}>
              {t('vibration.again')}
            </Button>
          ),
        }}
      />
      {leaving && (
        <ConfirmDialog
          text={t('vibration.againQuestion')}
          action={t('vibration.again')}
          onClose={() => setLeaving(false)}
          onConfirm={() =>
            startAgain.mutate(undefined, {
              onSuccess: () => go('course', { replace: true }),
              onError: tellError,
            })
          }
        />
      )}
      {dialog}
    </>
  )
}

function useChoosing(atFirst: boolean): boolean {
  const [choosing, setChoosing] = useState(atFirst)
  useEffect(() => {
    const timer = setTimeout(() => setChoosing(false), loaderSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  return choosing
}

function Choosing() {
  const { t } = useTranslation('face')
  return (
    <Box role="status" sx={{ py: 8, display: 'grid', justifyItems: 'center', gap: 3 }}>
      <CircularProgress aria-hidden />
      <Typography sx={{ wordBreak: 'auto-phrase', textAlign: 'center' }}>
        {t('vibration.choosing')}
      </Typography>
    </Box>
  )
}

/** The length of the course stands in until the file tells its own. */
function soundOf({ soundId, soundSrc, soundTitle, course }: CurrentStep, seconds?: number): Sound | null {
  if (soundId === null || soundSrc === null) return null
  return {
    ...{ id: soundId, soundSrc, title: soundTitle ?? '', genre: '', place: '', tags: [] },
    durationSeconds: seconds ?? minutesOf(course === 2 ? 2 : 1) * 60,
  }
}
