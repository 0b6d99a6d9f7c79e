import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { playbackStore } from '../audio/playback-store.ts'

const MiniPlayer = lazyPart(() => import('./MiniPlayer.tsx'), { texts: ['player'] })

/** The mini player, while there is a play that no page shows. */
export function CarriedPlayer() {
  const playback = useSyncExternalStore(playbackStore.subscribe, playbackStore.carried)
  return playback && <MiniPlayer key={playback.sound.id} playback={playback} />
}
