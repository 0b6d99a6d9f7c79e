import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import { useMediaSession } from '../audio/use-media-session.ts'
import type { Sound } from '../types.ts'

interface Props {
  engine: PlayerEngine
  state: PlayerState
  sound: Sound
}

/** Connects a play with the lock screen and the media keys of the device. */
export default function MediaSession({ engine, state, sound }: Props) {
  useMediaSession(engine, state, sound)
  return null
}
