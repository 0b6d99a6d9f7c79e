import { useSyncExternalStore } from 'react'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { playbackStore } from '../audio/playback-store.ts'

const MiniPlayer = createLazyComponent(() => import('./MiniPlayer.tsx'), { texts: ['player'] })
const PlaybackStrip = createLazyComponent(() => import('./PlaybackStrip.tsx'), { texts: ['player'] })

/** Shows the mini player, on desktops the wider strip, while a play runs whose player is not in sight. */
export function BackgroundPlayer({ isStrip = false }: { isStrip?: boolean }) {
  const playback = useSyncExternalStore(playbackStore.subscribe, playbackStore.outOfSight)
  if (!playback) return null
  const Shown = isStrip ? PlaybackStrip : MiniPlayer
  return <Shown key={playback.sound.id} playback={playback} />
}
