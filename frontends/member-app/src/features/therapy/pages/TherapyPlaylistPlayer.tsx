import { useState } from 'react'
import { PlayerWithPlayResult } from '../../player/pages/PlayerWithPlayResult.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import type { Sound } from '../../player/types.ts'
import { Playlist } from '../components/Playlist.tsx'

const plan = planCodes.aiestheTherapy

/** Plays the sounds of this week's recommendation one after another, starting over after the last; each is a play of its own. */
export function TherapyPlaylistPlayer({ sounds, back }: { sounds: readonly Sound[]; back: string }) {
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const [at, setAt] = useState(() => ({
    index: Math.max(
      0,
      sounds.findIndex(({ id }) => id === resumed?.sound.id),
    ),
    /** The counter grows with every change of the sound, also to the same one. */
    turn: 0,
  }))
  const goTo = (index: number) => {
    startAnew()
    setAt(({ turn }) => ({ index: index % sounds.length, turn: turn + 1 }))
  }
  return (
    <>
      <PlayerWithPlayResult
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
