import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import type { PlayResult } from '../types.ts'

interface Options {
  engine: PlayerEngine
  state: PlayerState
  /** Absent where the listener ends the play, or where another sound follows it. */
  onFinish: ((result: PlayResult) => void) | undefined
  /** Whether the night screen lies above the player. */
  isNight: boolean
  isFull: boolean
  closeFull: () => void
}

/**
 * Finishes a play that the sound or the timer has ended, so that the result comes by itself. Under the night screen and on a locked
 * phone it waits, because nobody wants a bright page there, and because play on the lock screen still continues the evening.
 */
export function useFinishAtEnd({ engine, state, onFinish, isNight, isFull, closeFull }: Options): void {
  const isVisible = useSyncExternalStore(subscribeToVisibility, isPageVisible)
  const [result, setResult] = useState<PlayResult | null>(null)
  const hasEnded = state.phase === 'ended' || (state.timerEnded && state.phase === 'paused')
  const isDue = hasEnded && state.heardSeconds >= 1 && isVisible && !isNight && onFinish !== undefined
  const finish = useEffectEvent(() => {
    setResult(engine.finish())
    if (isFull) closeFull()
  })
  useEffect(() => {
    if (isDue) finish()
  }, [isDue])
  const onClosed = useEffectEvent((finished: PlayResult) => onFinish?.(finished))
  useEffect(() => {
    if (result && !isFull) onClosed(result)
  }, [result, isFull])
}

const isPageVisible = () => document.visibilityState === 'visible'

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
