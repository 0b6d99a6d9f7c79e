import type { PlayerEngine } from './player-engine.contract.ts'
import { isSounding } from './player-state.ts'

type Playback = Pick<PlayerEngine, 'snapshot' | 'subscribe' | 'pause'>

/** Pauses the players of other tabs when this one starts, and this one when another starts. Returns a function that stops it. */
export function enforceSinglePlayingTab(engine: Playback): () => void {
  const channel = new BroadcastChannel('hibiki.playback')
  let wasSounding = isSounding(engine.snapshot())
  let startedAt = 0
  // The later start wins; otherwise two tabs that start at once would pause each other.
  channel.onmessage = ({ data }: MessageEvent<number>) => {
    if (data > startedAt && isSounding(engine.snapshot())) engine.pause()
  }
  const unsubscribe = engine.subscribe(() => {
    const isSoundingNow = isSounding(engine.snapshot())
    if (isSoundingNow && !wasSounding) {
      // The fraction decides between two starts within one millisecond.
      startedAt = Date.now() + Math.random()
      channel.postMessage(startedAt)
    }
    wasSounding = isSoundingNow
  })
  return () => {
    unsubscribe()
    channel.close()
  }
}
