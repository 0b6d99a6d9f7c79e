import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { SoundLoadFailure } from '../../../components/EmptySounds.tsx'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { createLazyComponent, usePrefetchComponents } from '../../../components/lazy-component.tsx'
import { usePlanCheck } from '../../plans/use-plan-check.tsx'
import { useSession } from '../../session/session-context.ts'
import { playbackStore } from '../audio/playback-store.ts'
import { checkInSetting } from '../check-in/check-in-setting.ts'
import { Player } from '../components/Player.tsx'
import { PlayerSkeleton } from '../components/PlayerSkeleton.tsx'
import type { PlanCodes } from '../record/play-session.ts'
import type { ResumablePlay } from '../record/resumable-play-store.ts'
import type { PlayerFeature, PlayResult, Sound } from '../types.ts'

/** Most sounds have no reason, so its code is loaded only for those that have one. */
const AiChoiceReason = createLazyComponent(async () => ({
  default: (await import('../components/AiChoiceReason.tsx')).AiChoiceReason,
}))
const PlayResultWithStreak = createLazyComponent(() => import('./PlayResultWithStreak.tsx'), {
  texts: ['activity', 'check-in'],
  waiting: <PlayerSkeleton />,
  Failed: () => <ErrorState error={null} />,
})

const CheckInBefore = createLazyComponent(() => import('../check-in/CheckInBefore.tsx'), {
  texts: ['check-in'],
  waiting: <CheckInSlot />,
})

/** The sound of a page, or the state of its choice. */
export interface ChosenSoundQuery {
  isFetching: boolean
  isError: boolean
  data: Sound | undefined
  /** Changes with every choice, even if the same sound was drawn again. */
  dataUpdatedAt: number
}

interface Props {
  plan: PlanCodes
  sound: ChosenSoundQuery
  /** A play that a reload interrupted; it takes precedence over a sound that was chosen since. */
  resumed: ResumablePlay | null
  /** Chooses again, after a failure or by the button labelled `another`. */
  onAgain: () => void
  another?: string
  /** The page to open after a finish without a second heard. */
  back: string
  /** The page has title, genre and place of the sound above the player. */
  isTitledByPage?: boolean
  /** For a sound that follows another page or sound: whether it plays by itself, and what to do when it has ended. */
  following?: { starts: boolean; onEnded?: () => void }
}

/** The common part of every page that plays: the choice of the sound, the player with the switches of the plan, and the result. */
export function PlayerWithPlayResult({
  plan,
  sound,
  resumed,
  onAgain,
  another,
  back,
  isTitledByPage = false,
  following,
}: Props) {
  const { t } = useTranslation('player')
  const navigate = useNavigate()
  const { user } = useSession()
  // A page goes on asking until it is left, so that hiding the question can be taken back.
  const [isAsked] = useState(() => !user?.enterprise && checkInSetting.read() !== 'hidden')
  const [result, setResult] = useState<{ play: PlayResult; sound: Sound } | null>(null)
  const [replay, setReplay] = useState<Sound | null>(null)
  const continued = replay ? null : resumed
  const { pathname, search, state } = useLocation()
  // After the purchase of a plan for one of its switches, the same sound is shown again with the switch on.
  const [returned, setReturned] = useState<{ feature: PlayerFeature; sound: Sound } | null>(
    state?.returned?.sound ? state.returned : null,
  )
  // The history would show it again after a reload or on the way back, to the next member of this browser, too.
  const forgetReturn = useEffectEvent(() => {
    if (state?.returned) void navigate(pathname + search, { replace: true, state: null })
  })
  useEffect(() => forgetReturn(), [])
  const shown = replay ?? continued?.sound ?? returned?.sound ?? sound.data
  const { checkPlan, dialog } = usePlanCheck({ sound: shown })
  // The player is the largest part of its pages: it is rendered in slices after the response of the server instead of all at once.
  const isReady = useDeferredValue(!!shown)
  usePrefetchComponents(PlayResultWithStreak)
  const [isStillRunning] = useState(
    () => !!resumed && playbackStore.find(resumed.session.playSessionId) !== null,
  )

  function onChooseAgain() {
    setResult(null)
    setReplay(null)
    setReturned(null)
    onAgain()
  }

  function onReplay() {
    setReplay(result?.sound ?? null)
    setResult(null)
  }

  function onFinish(finished: PlayResult) {
    if (finished.heardSeconds < 1) void navigate(back)
    else if (shown) setResult({ play: finished, sound: shown })
  }

  const renderAgainButton = (sounding: boolean) =>
    another && (
      <Button variant="outlined" disabled={sounding} onClick={onChooseAgain}>
        {another}
      </Button>
    )

  if (result) {
    return (
      <PlayResultWithStreak
        result={result.play}
        sound={result.sound}
        plan={plan}
        next={{ onReplay, another: another ? { label: another, onChoose: onChooseAgain } : undefined }}
      />
    )
  }
  if (!shown && sound.isFetching) return <PlayerSkeleton />
  if (!shown || (!continued && !replay && !returned && sound.isError))
    return <SoundLoadFailure text={t('selectionFailed')} onRetry={onChooseAgain} />
  if (!isReady) return <PlayerSkeleton />
  return (
    <>
      {continued && !isStillRunning && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {t('resumed')}
        </Typography>
      )}
      <Player
        key={continued?.session.playSessionId ?? `${shown.id} ${returned ? '' : sound.dataUpdatedAt}`}
        sound={shown}
        play={{
          plan,
          checkPlan,
          switchOn: returned?.feature,
          resumed: continued,
          onFinish,
          finishesAtEnd: true,
          isTitledByPage,
          beforeStart: (engine) => isAsked && <CheckInBefore soundId={shown.id} engine={engine} />,
          actions: renderAgainButton,
          ...following,
          ...(replay && { starts: true }),
        }}
      />
      {shown.reason && <AiChoiceReason reason={shown.reason} />}
      {dialog}
    </>
  )
}

/** Holds the place of the question while its code is loading. */
function CheckInSlot() {
  return <Box sx={{ height: checkInSetting.read() === 'new' ? '7.25rem' : '5.5rem' }} />
}
