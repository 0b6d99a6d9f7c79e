import { joinFacts } from '@hibiki/languages'
import { useEffect } from 'react'
import { toLandscapeImage } from '../../../components/illustrations/landscape-image.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { Sound } from '../types.ts'
import type { PlayerEngine } from './player-engine.contract.ts'
import { isSounding, type PlayerState } from './player-state.ts'

const SKIP_SECONDS = 10

/** The component that set the session last, because a page and the mini player replace each other in either order. */
let owner: object | null = null

/** Lock screens draw no SVG and know no AVIF. The icon is for a phone that has no network when it needs the picture. */
const toArtwork = (sound: Sound): MediaImage[] => [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: toLandscapeImage(sound, 160, 'png'), sizes: '320x320', type: 'image/png' },
  { src: toLandscapeImage(sound, 400, 'png'), sizes: '800x800', type: 'image/png' },
]

/** Shows the sound and its position on the lock screen, and follows play, pause and seek from there and from headphones. */
export function useMediaSession(engine: PlayerEngine, state: PlayerState, sound: Sound): void {
  const { language } = useLanguage()
  const { phase, position, duration } = state
  const active = phase !== 'idle'

  useEffect(() => {
    const session = navigator.mediaSession
    if (!session || !active) return
    const self = {}
    owner = self
    session.metadata = new MediaMetadata({
      title: sound.title,
      artist: joinFacts([sound.player, sound.genre], language),
      album: 'Hibiki 響き',
      artwork: toArtwork(sound),
    })
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      // Play on the headphones restarts the timer, so that a listener in the dark need not unlock the bright screen.
      play: () => {
        engine.restartTimer()
        void (engine.snapshot().phase === 'failed' ? engine.retry() : engine.play())
      },
      pause: () => engine.pause(),
      stop: () => engine.pause(),
      seekbackward: (to) => engine.seek(engine.snapshot().position - (to.seekOffset ?? SKIP_SECONDS)),
      seekforward: (to) => engine.seek(engine.snapshot().position + (to.seekOffset ?? SKIP_SECONDS)),
      seekto: (to) => engine.seek(to.seekTime ?? 0),
    }
    const actions = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler][]
    for (const [action, handler] of actions) setHandler(session, action, handler)
    return () => {
      if (owner !== self) return
      for (const [action] of actions) setHandler(session, action, null)
      session.metadata = null
      session.playbackState = 'none'
    }
  }, [engine, sound, active, language])

  useEffect(() => {
    const session = navigator.mediaSession
    if (!session || !active) return
    session.playbackState = isSounding(state) ? 'playing' : 'paused'
    if (duration > 0)
      session.setPositionState?.({ duration, position: Math.min(position, duration), playbackRate: 1 })
  }, [state, active, position, duration])
}

/** Browsers throw on actions they do not know. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
) {
  try {
    session.setActionHandler(action, handler)
  } catch {
    // The other actions still work.
  }
}
