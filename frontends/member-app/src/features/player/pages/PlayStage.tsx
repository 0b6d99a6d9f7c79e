import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MissingSound } from '../../../components/EmptySounds.tsx'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { lazyPart, usePrefetch } from '../../../components/lazy-part.tsx'
import { usePlanCheck } from '../../plans/use-plan-check.tsx'
import { playbackStore } from '../audio/playback-store.ts'
import { Player } from '../components/Player.tsx'
import { PlayerSkeleton } from '../components/PlayerSkeleton.tsx'
import { ReasonNote } from '../components/ReasonNote.tsx'
import type { PlanCodes } from '../record/play-session.ts'
import type { ResumablePlay } from '../record/resumable-play.ts'
import type { PlayResult, Sound } from '../types.ts'

const PlayOutcome = lazyPart(() => import('./PlayOutcome.tsx'), {
  texts: ['activity'],
  waiting: <PlayerSkeleton />,
  Failed: () => <ErrorState error={null} />,
})

/** The sound of a page while it is being chosen, and when it could not be. */
export interface ChosenSound {
  isFetching: boolean
  isError: boolean
  data: Sound | undefined
  /** Changes when another sound was chosen, even if chance chose the same again. */
  dataUpdatedAt: number
}

interface Props {
  plan: PlanCodes
  sound: ChosenSound
  /** The play that a reload interrupted goes before whatever was chosen anew. */
  resumed: ResumablePlay | null
  /** Chooses again: after a failure, and for another sound where `another` names the button. */
  onAgain: () => void
  another?: string
  /** Where whoever finishes without having listened goes. */
  back: string
  /** Where the sound is one of several that follow each other: whether it plays by itself, and what comes after it. */
  following?: { starts: boolean; onEnded: () => void }
}

/** Every page that plays: the sound being chosen, the player with the plan's switches, a short result. */
export function PlayStage({ plan, sound, resumed, onAgain, another, back, following }: Props) {
  const { t } = useTranslation('player')
  const navigate = useNavigate()
  const { checkPlan, dialog } = usePlanCheck()
  const [result, setResult] = useState<{ play: PlayResult; of: Sound } | null>(null)
  const shown = resumed?.sound ?? sound.data
  // The player is the largest part of its pages: it comes in slices after the answer of the server instead of at one blow.
  const isReady = useDeferredValue(!!shown)
  usePrefetch(PlayOutcome)
  const [isGoingOn] = useState(() => !!resumed && playbackStore.find(resumed.session.playSessionId) !== null)

  function again() {
    setResult(null)
    onAgain()
  }

  function finish(finished: PlayResult) {
    if (finished.heardSeconds < 1) void navigate(back)
    else if (shown) setResult({ play: finished, of: shown })
  }

  const againButton = (sounding: boolean) =>
    another && (
      <Button variant="outlined" disabled={sounding} onClick={again}>
        {another}
      </Button>
    )

  if (result) {
    return (
      <PlayOutcome result={result.play} sound={result.of} plan={plan}>
        {againButton(false)}
      </PlayOutcome>
    )
  }
  if (!resumed && sound.isFetching && !sound.data) return <PlayerSkeleton />
  if (!shown || (!resumed && sound.isError))
    return <MissingSound text={t('selectionFailed')} onRetry={again} />
  if (!isReady) return <PlayerSkeleton />
  return (
    <>
      {resumed && !isGoingOn && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {t('resumed')}
        </Typography>
      )}
      <Player
        key={resumed?.session.playSessionId ?? `${shown.id} ${sound.dataUpdatedAt}`}
        sound={shown}
        play={{ plan, checkPlan, resumed, onFinish: finish, actions: againButton, ...following }}
      />
      {shown.reason && <ReasonNote reason={shown.reason} />}
      {dialog}
    </>
  )
}
