import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Sound } from '../../player/types.ts'

/** What the page before hands over: the sound whose play button was pressed there. */
export interface BroughtSound {
  sound: Sound
}

const isBrought = (state: unknown): state is BroughtSound =>
  typeof state === 'object' && state !== null && 'sound' in state

/** The sound that a tap on another page asked for. It is taken out of the history: a reload goes on with the play instead of beginning it again. */
export function useBroughtSound(): [Sound | null, () => void] {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [sound, setSound] = useState(() => (isBrought(state) ? state.sound : null))
  // Before the player, which may open at once, copies the entry of the history (`useCloseOnBack`).
  useLayoutEffect(() => {
    if (isBrought(state)) void navigate(pathname + search, { replace: true, state: null })
  }, [state, pathname, search, navigate])
  return [sound, () => setSound(null)]
}
