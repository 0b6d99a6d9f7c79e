import type { SoundSource } from '../../../lib/gapless/played-sound.ts'
import type { QueuedSound, SoundSequence } from '../../../lib/gapless/queued-sound.ts'
import { createSoundSequence } from '../../../lib/gapless/sound-sequence.ts'
import { createSoundSource } from '../../../lib/gapless/sound-source.ts'
import type { PlaylistVoice, Voice } from '../types.ts'
import type { PlaylistCursor } from './playlist-cursor.ts'

export interface Mixer {
  /** Plays exactly these voices, each looped or sound after sound: others fade out, a changed sound cross-fades, and a changed volume is ramped. */
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
  /** The sounds of a playlist. */
  sequence: SoundSequence | null
  target: number
  isEnding: boolean
  isLoading: boolean
  /** Null after a failure until a retry receives data, because a link that always fails is no load under way. */
  loadProgressMs: number | null
}

export const FADE_MS = 2_000
const STEP_MS = 50
/** The next sound of a playlist that has not arrived by then gives its turn to one on the device, some seconds before the end of the one that is heard. */
const LOAD_PATIENCE_MS = 20_000

/**
 * Creates a mixer that plays several looped sounds and playlists at once, each on its own audio element.
 *
 * @param options.isStored whether the sound is on the device
 * @param options.cursor chooses the sounds of playlists
 * @param options.load returns the whole sound; called again after a failure
 * @param options.onBlocked the browser wants a touch before it lets anything sound
 * @param options.onChange something began, ended or failed
 */
export function createMixer(options: {
  place: HTMLElement
  load: (soundId: string, path: string, onProgress: () => void) => Promise<Blob>
  isStored: (soundId: string) => Promise<boolean>
  cursor: PlaylistCursor
  onBlocked: () => void
  onChange: () => void
}): Mixer {
  const tracks = new Set<Track>()
  /** Sounds of playlists that are being loaded, which may take longer than until their next turn. */
  const loading = new Map<string, Promise<Blob>>()
  let fading: ReturnType<typeof setInterval> | undefined

  // A playlist that waits for its next sound still has the last moment of the one before.
  const isHeard = ({ audio, sequence, isEnding }: Track) =>
    !isEnding && !audio.paused && audio.readyState >= (sequence ? 3 : 2)

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
    track.sequence?.close()
    options.onChange()
  }

  async function load(track: Track, soundId: string, path: string): Promise<Blob> {
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
    const { audio } = track
    // This is called every few seconds; a second load would only slow the first one down.
    if ('soundId' in track.voice && track.isLoading) return
    try {
      if ('playlist' in track.voice) startSequence(track, track.voice)
      else if (!(await startLoop(track, track.voice.soundId, track.voice.path))) return remove(track)
      await audio.play()
      startFading()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') options.onBlocked()
    } finally {
      options.onChange()
    }
  }

  /** Returns false when the sound was withdrawn while it was loading. */
  async function startLoop(track: Track, soundId: string, path: string): Promise<boolean> {
    const { audio } = track
    track.file ??= await load(track, soundId, path)
    if (track.isEnding) return false
    if (audio.error) {
      track.source?.close()
      track.source = null
    }
    track.source ??= createSoundSource(audio, { sound: track.file })
    track.source.setLoop(true)
    return true
  }

  function startSequence(track: Track, { playlist }: PlaylistVoice) {
    if (track.sequence) return
    let place = options.cursor.resume(playlist)
    let heardId: string | null = null
    const sequence = createSoundSequence(track.audio, {
      async next() {
        const from = place
        place = null
        return from && 'playlist' in track.voice
          ? { ...(await loadListedSound(track, track.voice, from.soundId)), seconds: from.seconds }
          : await loadNext(track)
      },
      onProgress() {
        const heard = track.audio.paused ? null : (track.sequence?.findHeard() ?? null)
        if (!heard || !('playlist' in track.voice) || track.isEnding) return
        options.cursor.recordProgress(track.voice.playlist, heard)
        if (heard.id === heardId) return
        heardId = heard.id
        options.onChange()
      },
    })
    track.sequence = sequence
  }

  async function loadListedSound(track: Track, { paths }: PlaylistVoice, id: string): Promise<QueuedSound> {
    const file = loading.get(id) ?? load(track, id, paths[id] ?? '').finally(() => loading.delete(id))
    loading.set(id, file)
    return { id, file: await file, seconds: 0 }
  }

  /** Loads the next sound of a playlist; without a network, or where it is slow, one that is on the device. */
  async function loadNext(track: Track): Promise<QueuedSound> {
    const missing = new Set<string>()
    while ('playlist' in track.voice) {
      const { voice } = track
      const chosen = choose(track, voice, (id) => !missing.has(id))
      if (!chosen) break
      try {
        const next = loadListedSound(track, voice, chosen.soundId)
        const sound =
          (await waitFor(next, LOAD_PATIENCE_MS)) ??
          (await loadStoredSound(track, voice, chosen.soundId)) ??
          (await next)
        if (sound.id === chosen.soundId) chosen.take()
        return sound
      } catch {
        missing.add(chosen.soundId)
      }
    }
    throw new Error('No sound of the playlist could be loaded.')
  }

  /** Loads the first sound of a playlist that is on the device, or returns null where no other one is. */
  async function loadStoredSound(
    track: Track,
    voice: PlaylistVoice,
    otherThanId: string,
  ): Promise<QueuedSound | null> {
    const { soundIds } = voice.playlist
    const isStored = await Promise.all(soundIds.map((id) => options.isStored(id)))
    const storedIds = soundIds.filter((id, index) => id !== otherThanId && isStored[index])
    const chosen = choose(track, voice, (id) => storedIds.includes(id))
    if (!chosen) return null
    const sound = await loadListedSound(track, voice, chosen.soundId)
    chosen.take()
    return sound
  }

  function choose(track: Track, { playlist }: PlaylistVoice, isMeant: (soundId: string) => boolean) {
    const afterId = track.sequence?.listQueuedIds().at(-1) ?? null
    return options.cursor.choose({ ...playlist, soundIds: playlist.soundIds.filter(isMeant) }, afterId)
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
      sequence: null,
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
        const voice = voices.find((each) => continues(track, each))
        track.isEnding = !voice
        track.target = voice?.volume ?? 0
        // The newer link is used if the sound has to be fetched again.
        if (voice) track.voice = voice
        if (voice && track.audio.paused) void start(track)
      }
      for (const voice of voices) {
        const isThere = [...tracks].some((track) => continues(track, voice))
        if (!isThere) add(voice)
      }
      startFading()
    },
    listSounding: () => [...tracks].filter(isHeard).flatMap((track) => findHeardId(track) ?? []),
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

/** Whether a track goes on as this voice. A sound that left its playlist ends the track, and the playlist begins anew. */
function continues({ voice, sequence }: Track, next: Voice): boolean {
  if (voice.managementId !== next.managementId) return false
  if ('playlist' in next)
    return (sequence?.listQueuedIds() ?? []).every((id) => next.playlist.soundIds.includes(id))
  return 'soundId' in voice && voice.soundId === next.soundId
}

const findHeardId = ({ voice, sequence }: Track): string | null =>
  'soundId' in voice ? voice.soundId : (sequence?.findHeard()?.id ?? null)

/** Returns null when the result is not there in time. */
async function waitFor<T>(result: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([result, timeout])
  } finally {
    clearTimeout(timer)
  }
}
