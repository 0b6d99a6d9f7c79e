import { ShareCardButtons } from '../../../components/share-card/ShareCardButtons.tsx'
import type { Sound } from '../types.ts'
import { useSoundCard } from './use-sound-card.ts'

/** Offers to share a card of a sound. */
export function SoundShareCard({ sound }: { sound: Sound }) {
  return <ShareCardButtons draw={useSoundCard(sound)} />
}
