import { createMediaSourceSequence } from './media-source-sequence.ts'
import { createNativeSequence } from './native-sequence.ts'

/** A sound of a sequence, which the page already has. */
export interface QueuedSound {
  id: string
  file: Blob
  /** The place in the sound from which it is heard. */
  seconds: number
}

export interface SequenceOptions {
  /** Returns the sound after the last one that was returned; called before that one ends, and again after a failure. */
  next: () => Promise<QueuedSound>
  /** Called when another sound is heard, or the same one further on. */
  onProgress: () => void
}

/** Sounds that an audio element plays one after the other. */
export interface SoundSequence {
  /** Returns the sound that is heard now; null before the first one. */
  heard(): { id: string; seconds: number } | null
  /** Lists the sounds that are heard or wait already. */
  queuedIds(): string[]
  close(): void
}

/**
 * Plays sounds one after the other on an audio element, without a gap where the browser can do that: a `MediaSource` gets the next sound
 * before the end of the one that is heard, joined at the sample. Everywhere else, and after a sound that cannot be cut so, the element gets
 * file after file (ADR "A loop without a gap").
 */
export function createSoundSequence(element: HTMLAudioElement, options: SequenceOptions): SoundSequence {
  const canCut = typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported('audio/mpeg')
  let played = canCut ? beginCut() : createNativeSequence(element, options)

  function beginCut(): SoundSequence {
    return createMediaSourceSequence(element, {
      ...options,
      onUnsupported(unheard) {
        const wasPlaying = !element.paused
        const heard = played.heard()
        played.close()
        const rest = heard
          ? unheard.map((sound) => ({ ...sound, seconds: sound.id === heard.id ? heard.seconds : 0 }))
          : unheard
        played = createNativeSequence(element, {
          ...options,
          next: async () => rest.shift() ?? (await options.next()),
        })
        if (wasPlaying) void element.play().catch(() => undefined)
      },
    })
  }

  return {
    heard: () => played.heard(),
    queuedIds: () => played.queuedIds(),
    close: () => played.close(),
  }
}
