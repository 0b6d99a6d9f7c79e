import type { PlayerEngine } from './engine-contract.ts'
import { isSounding } from './player-state.ts'

type Playback = Pick<PlayerEngine, 'snapshot' | 'subscribe' | 'pause'>

/** One sound at a time in this browser: a player that starts pauses those of other tabs. Returns what ends it. */
export function joinSolePlayback(engine: Playback): () => void {
  const channel = new BroadcastChannel('hibiki.playback')
  let sounded = isSounding(engine.snapshot())
  let startedAt = 0
  // The later start wins, or two tabs that start at once would pause each other.
  channel.onmessage = ({ data }: MessageEvent<number>) => {
    if (data > startedAt && isSounding(engine.snapshot())) engine.pause()
  }
  const unsubscribe = engine.subscribe(() => {
    const sounds = isSounding(engine.snapshot())
    if (sounds && !sounded) {
      // The fraction decides within a millisecond.
      startedAt = Date.now() + Math.random()
      channel.postMessage(startedAt)
    }
    sounded = sounds
  })
  return () => {
    unsubscribe()
    channel.close()
  }
}
