import { useSyncExternalStore } from 'react'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { playbackStore } from '../audio/playback-store.ts'

const MiniPlayer = createLazyComponent(() => import('./MiniPlayer.tsx'), { texts: ['player'] })

/** Shows the mini player while a play runs that no page shows. */
export function BackgroundPlayer() {
  const playback = useSyncExternalStore(playbackStore.subscribe, playbackStore.background)
  return playback && <MiniPlayer key={playback.sound.id} playback={playback} />
}
