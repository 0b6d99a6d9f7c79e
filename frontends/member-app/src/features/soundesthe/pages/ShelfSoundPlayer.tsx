import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import type { PlanCodes } from '../../player/record/play-session.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import { findPlanCodesKey } from '../shelves.rules.ts'
import type { LibrarySound, SoundLibraryData } from '../types.ts'

interface Props {
  library: UseQueryResult<SoundLibraryData>
  soundId: string
  back: string
}

/** Plays a sound from a shelf, recorded as the plan it belongs to. It plays on when a refetched library lacks it. */
export function ShelfSoundPlayer({ library, soundId, back }: Props) {
  const listed = library.data?.sounds.find(({ id }) => id === soundId)
  const [playedSound, setPlayedSound] = useState(listed)
  if (listed && !playedSound) setPlayedSound(listed)
  const planName = findPlanCodesKey(playedSound?.planCode ?? '01')
  return (
    <Stage
      key={playedSound ? planName : ''}
      plan={planCodes[planName]}
      sound={playedSound}
      library={library}
      back={back}
    />
  )
}

interface StageProps extends Omit<Props, 'soundId'> {
  plan: PlanCodes
  sound: LibrarySound | undefined
}

function Stage({ plan, sound, library, back }: StageProps) {
  const [resumed] = useInterruptedPlay(plan)
  return (
    <PlayerWithPlayResult
      plan={plan}
      sound={{ isFetching: library.isFetching, isError: !sound, data: sound, dataUpdatedAt: 0 }}
      resumed={resumed}
      onAgain={() => void library.refetch()}
      back={back}
      isTitledByPage={sound !== undefined}
    />
  )
}
