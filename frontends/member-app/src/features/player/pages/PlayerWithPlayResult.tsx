import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SoundLoadFailure } from '../../../components/EmptySounds.tsx'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { createLazyComponent, usePrefetchComponents } from '../../../components/lazy-component.tsx'
import { usePlanCheck } from '../../plans/use-plan-check.tsx'
import { playbackStore } from '../audio/playback-store.ts'
import { AiChoiceReason } from '../components/AiChoiceReason.tsx'
import { Player } from '../components/Player.tsx'
import { PlayerSkeleton } from '../components/PlayerSkeleton.tsx'
import type { PlanCodes } from '../record/play-session.ts'
import type { ResumablePlay } from '../record/resumable-play-store.ts'
import type { PlayResult, Sound } from '../types.ts'

const PlayResultWithStreak = createLazyComponent(() => import('./PlayResultWithStreak.tsx'), {
  texts: ['activity'],
  waiting: <PlayerSkeleton />,
  Failed: () => <ErrorState error={null} />,
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
  /** For a sound in a sequence: whether it plays by itself, and what to do when it has ended. */
  following?: { starts: boolean; onEnded: () => void }
}

/** The common part of every page that plays: the choice of the sound, the player with the switches of the plan, and the result. */
export function PlayerWithPlayResult({ plan, sound, resumed, onAgain, another, back, following }: Props) {
  const { t } = useTranslation('player')
  const navigate = useNavigate()
  const { checkPlan, dialog } = usePlanCheck()
  const [result, setResult] = useState<{ play: PlayResult; sound: Sound } | null>(null)
  const shown = resumed?.sound ?? sound.data
  // The player is the largest part of its pages: it is rendered in slices after the response of the server instead of all at once.
  const isReady = useDeferredValue(!!shown)
  usePrefetchComponents(PlayResultWithStreak)
  const [isStillRunning] = useState(
    () => !!resumed && playbackStore.find(resumed.session.playSessionId) !== null,
  )

  function onChooseAgain() {
    setResult(null)
    onAgain()
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
      <PlayResultWithStreak result={result.play} sound={result.sound} plan={plan}>
        {renderAgainButton(false)}
      </PlayResultWithStreak>
    )
  }
  if (!resumed && sound.isFetching && !sound.data) return <PlayerSkeleton />
  if (!shown || (!resumed && sound.isError))
    return <SoundLoadFailure text={t('selectionFailed')} onRetry={onChooseAgain} />
  if (!isReady) return <PlayerSkeleton />
  return (
    <>
      {resumed && !isStillRunning && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {t('resumed')}
        </Typography>
      )}
      <Player
        key={resumed?.session.playSessionId ?? `${shown.id} ${sound.dataUpdatedAt}`}
        sound={shown}
        play={{ plan, checkPlan, resumed, onFinish, actions: renderAgainButton, ...following }}
      />
      {shown.reason && <AiChoiceReason reason={shown.reason} />}
      {dialog}
    </>
  )
}
