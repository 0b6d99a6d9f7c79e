import type { SoundSource } from '../../../lib/gapless/played-sound.ts'
import { createSoundSource } from '../../../lib/gapless/sound-source.ts'
import type { Sound } from '../types.ts'
import { findDriftCorrection, toAccompanimentPosition } from './drift.rules.ts'

/** The state of the accompaniment; it stays `failed` until the member chooses it again. */
export type AccompanimentState =
  | { kind: 'off' }
  | { kind: 'loading' | 'on'; title: string; volume: number }
  | { kind: 'failed' }

/** The accompaniment starts quieter than the sound that the member chose. */
const FIRST_VOLUME = 0.6

export interface AccompanimentPlayer {
  /** Takes over an audio element of its own. Returns a function that releases it. */
  attach(element: HTMLAudioElement): () => void
  /** Loads the sound at the position of the main track; `sounding` says whether that one plays now. */
  add(sound: Sound, position: number, sounding: boolean): Promise<void>
  remove(): void
  play(position: number): void
  pause(): void
  /** Called whenever the position of the main track is read. */
  correctDrift(position: number): void
  setVolume(volume: number): void
  /** Sets the gain that timer and mute allow, 0 … 1. */
  setGain(gain: number): void
}

/**
 * "Listen with medical sound": a second audio element that starts, pauses and seeks with the main track. Two elements drift
 * apart by their decoders' clocks; small drift is walked back by playing a touch slower or faster, large drift by a jump.
 */
export function createAccompanimentPlayer({
  onChange,
  renewLink,
}: {
  renewLink: (soundSrc: string) => Promise<string>
  onChange: (state: AccompanimentState) => void
}): AccompanimentPlayer {
  let audio: HTMLAudioElement | null = null
  let source: SoundSource | null = null
  let state: AccompanimentState = { kind: 'off' }
  let latestLoad = 0
  let soundSrc = ''
  /** Whether a fresh link failed before it was heard; such a link is not renewed automatically again. */
  let renewalFailed = false
  let gain = 1
  let sounding = false
  /** The latest known position of the main track. */
  let place = 0

  function setState(next: AccompanimentState) {
    state = next
    onChange(next)
  }

  function applyVolume() {
    if (audio && 'volume' in state) Object.assign(audio, { volume: state.volume * gain, muted: gain === 0 })
  }

  function unload() {
    source?.close()
    source = null
    audio?.pause()
    if (!audio?.getAttribute('src')) return
    audio.removeAttribute('src')
    audio.load()
  }

  function start() {
    if (!audio || !source || state.kind !== 'on') return
    seekWithinLap(source, toAccompanimentPosition(place, source.duration()))
    // iOS rejects a start without a touch; the next touch of the play button starts both.
    void audio.play().catch(() => undefined)
  }

  /** Loads the sound and plays it with the main track, unless the member has chosen otherwise meanwhile. */
  async function load(title: string, needsFreshLink: boolean) {
    const thisLoad = ++latestLoad
    const loadSource = async (isFresh: boolean) => {
      if (isFresh) soundSrc = await renewLink(soundSrc)
      if (!audio) throw new Error('no element to play with')
      if (thisLoad !== latestLoad) return
      source ??= createSoundSource(audio, { sound: soundSrc, renewLink, onError })
      source.setLoop(true)
      await source.load(soundSrc, 0)
    }
    setState({ kind: 'loading', title, volume: getVolume(state) })
    try {
      await loadSource(needsFreshLink).catch((error) =>
        needsFreshLink ? Promise.reject(error) : loadSource(true),
      )
      if (thisLoad !== latestLoad) return
      setState({ kind: 'on', title, volume: getVolume(state) })
      applyVolume()
      if (sounding) start()
    } catch {
      if (thisLoad === latestLoad) onFailed()
    }
  }

  function onFailed() {
    unload()
    setState({ kind: 'failed' })
  }

  /** A link expires after ten minutes, so that a long play needs a fresh one. */
  function onError() {
    if (state.kind !== 'on') return
    if (renewalFailed) return onFailed()
    renewalFailed = true
    void load(state.title, true)
  }

  return {
    attach(element) {
      audio = element
      const attached = new AbortController()
      const { signal } = attached
      element.addEventListener('error', onError, { signal })
      element.addEventListener('timeupdate', () => (renewalFailed = false), { signal })
      return () => {
        latestLoad += 1
        attached.abort()
        unload()
        audio = null
        state = { kind: 'off' }
      }
    },
    async add(sound, position, playing) {
      sounding = playing
      place = position
      soundSrc = sound.soundSrc
      renewalFailed = false
      await load(sound.title, false)
    },
    remove() {
      latestLoad += 1
      unload()
      setState({ kind: 'off' })
    },
    play(position) {
      sounding = true
      place = position
      start()
    },
    pause() {
      sounding = false
      audio?.pause()
    },
    correctDrift(position) {
      place = position
      if (!audio || !source || state.kind !== 'on' || audio.paused || audio.seeking) return
      const correction = findDriftCorrection({
        position,
        accompanimentPosition: source.place(),
        accompanimentDuration: source.duration(),
      })
      audio.playbackRate = correction.kind === 'nudge' ? correction.rate : 1
      if (correction.kind === 'jump') seekWithinLap(source, correction.to)
    },
    setVolume(volume) {
      if (!('volume' in state)) return
      setState({ ...state, volume: Math.min(1, Math.max(0, volume)) })
      applyVolume()
    },
    setGain(next) {
      gain = next
      applyVolume()
    },
  }
}

/** Seeks within the current lap. */
const seekWithinLap = (source: SoundSource, place: number) =>
  source.seek(source.time() - source.place() + place)

const getVolume = (state: AccompanimentState): number => ('volume' in state ? state.volume : FIRST_VOLUME)
