import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { loadTexts } from '../../../lib/i18n/i18n.ts'
import { playbackStore } from '../audio/playback-store.ts'

const MiniPlayer = lazyPart(async () => {
  const [part] = await Promise.all([import('./MiniPlayer.tsx'), loadTexts(['player'])])
  return part
})

/** The mini player, while there is a play that no page shows. */
export function CarriedPlayer() {
  const playback = useSyncExternalStore(playbackStore.subscribe, playbackStore.carried)
  return playback && <MiniPlayer key={playback.sound.id} playback={playback} />
}
