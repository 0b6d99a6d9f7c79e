import { useState } from 'react'
import { useInterruptedPlay } from '../../features/player/record/use-interrupted-play.ts'
import type { Sound } from '../../features/player/types.ts'
import { Playlist } from '../../features/therapy/components/Playlist.tsx'
import { PlayStage } from './PlayStage.tsx'
import { planCodes } from './plan-codes.ts'

const plan = planCodes.aiestheTherapy

/** The sounds of this week's recommendation, one after another and again from the first; each is a play of its own. */
export function TherapyPlaylist({ sounds, back }: { sounds: readonly Sound[]; back: string }) {
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const [at, setAt] = useState(() => ({
    index: Math.max(
      0,
      sounds.findIndex(({ id }) => id === resumed?.sound.id),
    ),
    /** Grows with every change of the sound, also to the same one. */
    turn: 0,
  }))
  const goTo = (index: number) => {
    startAnew()
    setAt(({ turn }) => ({ index: index % sounds.length, turn: turn + 1 }))
  }
  return (
    <>
      <PlayStage
        key={at.turn}
        plan={plan}
        sound={{ isFetching: false, isError: false, data: sounds[at.index], dataUpdatedAt: at.turn }}
        resumed={resumed}
        onAgain={() => goTo(at.index)}
        back={back}
        following={{ starts: at.turn > 0, onEnded: () => goTo(at.index + 1) }}
      />
      <Playlist sounds={sounds} current={at.index} onChoose={goTo} />
    </>
  )
}
