import { setTimeout as sleep } from 'node:timers/promises'
import type { LandscapeGallery } from './landscape-gallery.ts'

/** Rendering pauses for this many times as long as it took, so that it never takes more than a fifth of a core. */
const PAUSE_FACTOR = 4

/** Renders landscapes until none is due or the time is over. */
export async function renderForAWhile(
  gallery: Pick<LandscapeGallery, 'renderNext'>,
  { maxMs, signal }: { maxMs: number; signal: AbortSignal },
): Promise<void> {
  const endsAt = performance.now() + maxMs
  for (let more = true; more && !signal.aborted && performance.now() < endsAt; ) {
    const startedAt = performance.now()
    more = await gallery.renderNext()
    if (more) await sleep(PAUSE_FACTOR * (performance.now() - startedAt), undefined, { signal })
  }
}
