import { createMediaSourceSequence } from './media-source-sequence.ts'
import { createNativeSequence } from './native-sequence.ts'
import type { SequenceOptions, SoundSequence } from './queued-sound.ts'

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
        const heard = played.findHeard()
        played.close()
        const rest = heard
          ? unheard.map((sound) => ({ ...sound, seconds: sound.id === heard.id ? heard.seconds : 0 }))
          : unheard
        played = createNativeSequence(element, {
          ...options,
          next: async () => rest.shift() ?? (await options.next()),
        })
      },
    })
  }

  return {
    findHeard: () => played.findHeard(),
    listQueuedIds: () => played.listQueuedIds(),
    close: () => played.close(),
  }
}
