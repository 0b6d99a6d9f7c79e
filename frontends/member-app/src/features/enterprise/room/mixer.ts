import type { SoundSource } from '../../../lib/gapless/played-sound.ts'
import { createSoundSource } from '../../../lib/gapless/sound-source.ts'
import type { Voice } from '../types.ts'

export interface Mixer {
  /** Plays exactly these voices, each looped: others fade out, a changed sound cross-fades, and a changed volume is ramped. */
  play(voices: readonly Voice[]): void
  /** Lists the sounds that are audible now. */
  listSounding(): string[]
  /** Returns when a current sound that is loading last received data or was requested; null while none loads. */
  getLoadProgressMs(): number | null
  /** Ends at once. */
  close(): void
}

interface Track {
  voice: Voice
  audio: HTMLAudioElement
  file: Blob | null
  source: SoundSource | null
  target: number
  isEnding: boolean
  isLoading: boolean
  /** Null after a failure until a retry receives data, because a link that always fails is no load under way. */
  loadProgressMs: number | null
}

export const FADE_MS = 2_000
const STEP_MS = 50

/**
 * Creates a mixer that plays several looped sounds at once, each on its own audio element.
 *
 * @param options.load returns the whole sound; called again after a failure
 * @param options.onBlocked the browser wants a touch before it lets anything sound
 * @param options.onChange something began, ended or failed
 */
export function createMixer(options: {
  place: HTMLElement
  load: (soundId: string, path: string, onProgress: () => void) => Promise<Blob>
  onBlocked: () => void
  onChange: () => void
}): Mixer {
  const tracks = new Set<Track>()
  let fading: ReturnType<typeof setInterval> | undefined

  const isHeard = ({ audio, isEnding }: Track) => !isEnding && !audio.paused && audio.readyState >= 2

  function fade() {
    let isMoving = false
    for (const track of tracks) {
      const { audio, target } = track
      // A fade from silence to full volume takes two seconds; smaller distances take proportionally less.
      const step = STEP_MS / FADE_MS
      const distance = target - audio.volume
      audio.volume = Math.abs(distance) <= step ? target : audio.volume + Math.sign(distance) * step
      if (audio.volume !== target) isMoving = true
      else if (track.isEnding) remove(track)
    }
    if (isMoving) return
    clearInterval(fading)
    fading = undefined
  }

  const startFading = () => {
    fading ??= setInterval(fade, STEP_MS)
  }

  function remove(track: Track) {
    tracks.delete(track)
    track.audio.pause()
    track.audio.remove()
    track.source?.close()
    options.onChange()
  }

  async function load(track: Track): Promise<Blob> {
    const { soundId, path } = track.voice
    track.isLoading = true
    try {
      return await options.load(soundId, path, () => {
        track.loadProgressMs = Date.now()
      })
    } finally {
      track.isLoading = false
      track.loadProgressMs = null
    }
  }

  async function start(track: Track): Promise<void> {
    // This is called every few seconds; a second load would only slow the first one down.
    if (track.isLoading) return
    const { audio } = track
    try {
      track.file ??= await load(track)
      if (track.isEnding) return remove(track)
      if (audio.error) {
        track.source?.close()
        track.source = null
      }
      track.source ??= createSoundSource(audio, { sound: track.file })
      track.source.setLoop(true)
      await audio.play()
      startFading()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') options.onBlocked()
    } finally {
      options.onChange()
    }
  }

  function add(voice: Voice) {
    const audio = document.createElement('audio')
    audio.volume = 0
    audio.addEventListener('pause', options.onChange)
    audio.addEventListener('playing', options.onChange)
    options.place.append(audio)
    const track: Track = {
      voice,
      audio,
      file: null,
      source: null,
      target: voice.volume,
      isEnding: false,
      isLoading: false,
      loadProgressMs: Date.now(),
    }
    tracks.add(track)
    void start(track)
  }

  return {
    play(voices) {
      for (const track of tracks) {
        const voice = voices.find(
          ({ managementId, soundId }) =>
            managementId === track.voice.managementId && soundId === track.voice.soundId,
        )
        track.isEnding = !voice
        track.target = voice?.volume ?? 0
        // The newer link is used if the sound has to be fetched again.
        if (voice) track.voice = voice
        if (voice && track.audio.paused) void start(track)
      }
      for (const voice of voices) {
        const isThere = [...tracks].some(
          ({ voice: { managementId, soundId } }) =>
            managementId === voice.managementId && soundId === voice.soundId,
        )
        if (!isThere) add(voice)
      }
      startFading()
    },
    listSounding: () => [...tracks].filter(isHeard).map(({ voice }) => voice.soundId),
    getLoadProgressMs() {
      const loads = [...tracks].filter(({ isEnding }) => !isEnding).map((track) => track.loadProgressMs)
      return loads.reduce((last, at) => (at === null ? last : Math.max(at, last ?? at)), null)
    },
    close() {
      clearInterval(fading)
      for (const track of [...tracks]) remove(track)
    },
  }
}
