import { act } from '@testing-library/react'

/** jsdom has no lock screen: what it would show, and its keys. Ends with `remove`. */
export function installFakeMediaSession() {
  const handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>()
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none' as MediaSessionPlaybackState,
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      handlers.set(action, handler)
    },
  }
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(of: MediaMetadataInit) {
        Object.assign(this, of)
      }
    },
  })
  return Object.assign(session, {
    /** Presses a key of the lock screen; nothing happens without a handler. */
    press: (action: MediaSessionAction) => act(async () => handlers.get(action)?.({ action })),
    remove() {
      Reflect.deleteProperty(navigator, 'mediaSession')
      Reflect.deleteProperty(globalThis, 'MediaMetadata')
    },
  })
}
