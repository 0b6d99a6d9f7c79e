import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Sound } from '../../player/types.ts'

/** The sound that the previous page hands over when its play button was pressed there. */
export interface RequestedSound {
  sound: Sound
}

const isBrought = (state: unknown): state is RequestedSound =>
  typeof state === 'object' && state !== null && 'sound' in state

/**
 * Returns the sound that a tap on another page requested. It is removed from the history, so that a reload continues the play instead of
 * starting it again.
 */
export function useRequestedSound(): [Sound | null, () => void] {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [sound, setSound] = useState(() => (isBrought(state) ? state.sound : null))
  // This must run before the player opens, which copies the entry of the history (`useCloseOnBack`).
  useLayoutEffect(() => {
    if (isBrought(state)) void navigate(pathname + search, { replace: true, state: null })
  }, [state, pathname, search, navigate])
  return [sound, () => setSound(null)]
}
