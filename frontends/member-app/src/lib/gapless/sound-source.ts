import { createMediaSourceSound } from './media-source-sound.ts'
import { createNativeSound } from './native-sound.ts'
import type { PlayedSound, SoundSource } from './played-sound.ts'
import { createBlobSoundBytes, createLinkSoundBytes } from './sound-bytes.ts'

export interface SoundSourceOptions {
  /** A link, or a file that the page already has. */
  sound: string | Blob
  /** Called when the rest of a long sound needs a fresh link. */
  renewLink?: (link: string) => Promise<string>
  /** Called when the sound cannot be loaded; the element reports its own errors itself. */
  onError?: () => void
}

/**
 * Plays a sound on an audio element so that its loop has no gap where the browser can do that: a `MediaSource` gets lap after lap, cut at
 * the samples that the encoder added. Everywhere else, and for files that cannot be cut so, the element loops by itself (ADR "A loop
 * without a gap").
 */
export function createSoundSource(element: HTMLAudioElement, options: SoundSourceOptions): SoundSource {
  const { renewLink, onError = () => undefined } = options
  let sound = options.sound
  let loops = element.loop
  let canCut = canUseMediaSource()
  let played = begin(0, false)

  function begin(time: number, loadsNow: boolean): PlayedSound {
    if (!canCut) return createNativeSound(element, { sound, time, loops, loadsNow })
    return createMediaSourceSound(element, {
      bytes: typeof sound === 'string' ? createLinkSoundBytes(sound) : createBlobSoundBytes(sound),
      renew: renewBytes,
      time,
      loops,
      loadsNow,
      onError,
      onUnsupported() {
        canCut = false
        const wasPlaying = !element.paused
        const at = played.time()
        played.close()
        played = begin(at, wasPlaying)
        if (wasPlaying) void element.play().catch(() => undefined)
      },
    })
  }

  async function renewBytes() {
    if (typeof sound !== 'string' || !renewLink) return null
    sound = await renewLink(sound)
    return createLinkSoundBytes(sound)
  }

  // A file that the decoder rejects in pieces may still play as a whole.
  const onElementError = () => {
    canCut = false
  }
  element.addEventListener('error', onElementError)

  return {
    time: () => played.time(),
    place: () => played.place(),
    duration: () => played.duration(),
    seek: (time) => played.seek(time),
    setLoop(loop) {
      loops = loop
      played.setLoop(loop)
    },
    load(link, time) {
      sound = link
      played.close()
      played = begin(time, true)
      return played.ready
    },
    close() {
      element.removeEventListener('error', onElementError)
      played.close()
    },
  }
}

const canUseMediaSource = (): boolean =>
  typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported('audio/mpeg')
