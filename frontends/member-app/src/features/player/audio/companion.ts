import type { SoundSource } from '../../../lib/gapless/played-sound.ts'
import { createSoundSource } from '../../../lib/gapless/sound-source.ts'
import type { Sound } from '../types.ts'
import { correctionFor, placeOfSecond } from './drift.ts'

/** The second track, beside the first: `failed` until it is chosen again. */
export type CompanionState =
  | { kind: 'off' }
  | { kind: 'loading' | 'on'; title: string; volume: number }
  | { kind: 'failed' }

/** Quieter than the sound the member chose. */
const firstVolume = 0.6

export interface Companion {
  /** Takes charge of an audio element of its own; returns what lets go of it. */
  attach(element: HTMLAudioElement): () => void
  /** Loads the track beside the first one's place; `sounding` when that one plays at this moment. */
  join(sound: Sound, position: number, sounding: boolean): Promise<void>
  leave(): void
  play(position: number): void
  pause(): void
  /** Called at every look at the first track. */
  follow(position: number): void
  setVolume(volume: number): void
  /** What timer and mute leave of it, 0 … 1. */
  setGain(gain: number): void
}

/**
 * "Listen with medical sound": a second audio element that starts, pauses and seeks with the first. Two elements drift
 * apart by their decoders' clocks; small drift is walked back by playing a touch slower or faster, large drift by a jump.
 */
export function createCompanion(o: {
  renewLink: (soundSrc: string) => Promise<string>
  onChange: (state: CompanionState) => void
}): Companion {
  let audio: HTMLAudioElement | null = null
  let source: SoundSource | null = null
  let state: CompanionState = { kind: 'off' }
  let joined = 0
  let soundSrc = ''
  /** A fresh link that failed before it was heard is not renewed by itself again. */
  let renewedInVain = false
  let gain = 1
  let sounding = false
  /** The latest known place of the first track. */
  let place = 0

  function become(next: CompanionState) {
    state = next
    o.onChange(next)
  }

  function applyVolume() {
    if (audio && 'volume' in state) Object.assign(audio, { volume: state.volume * gain, muted: gain === 0 })
  }

  function silence() {
    source?.close()
    source = null
    audio?.pause()
    if (!audio?.getAttribute('src')) return
    audio.removeAttribute('src')
    audio.load()
  }

  function start() {
    if (!audio || !source || state.kind !== 'on') return
    seekPlace(source, placeOfSecond(place, source.duration()))
    // Refused without a touch (iOS): the next touch of the play button starts both.
    void audio.play().catch(() => undefined)
  }

  /** Puts the sound in and goes on beside the first one, unless the member has chosen otherwise meanwhile. */
  async function load(title: string, needsFreshLink: boolean) {
    const mine = ++joined
    const putIn = async (fresh: boolean) => {
      if (fresh) soundSrc = await o.renewLink(soundSrc)
      if (!audio) throw new Error('no element to play with')
      if (mine !== joined) return
      source ??= createSoundSource(audio, { sound: soundSrc, renewLink: o.renewLink, onError: breaks })
      source.setLoop(true)
      await source.load(soundSrc, 0)
    }
    become({ kind: 'loading', title, volume: volumeOf(state) })
    try {
      await putIn(needsFreshLink).catch((error) => (needsFreshLink ? Promise.reject(error) : putIn(true)))
      if (mine !== joined) return
      become({ kind: 'on', title, volume: volumeOf(state) })
      applyVolume()
      if (sounding) start()
    } catch {
      if (mine === joined) fails()
    }
  }

  function fails() {
    silence()
    become({ kind: 'failed' })
  }

  /** Its link lives for ten minutes, and an evening is longer: the rest of the sound needs another one. */
  function breaks() {
    if (state.kind !== 'on') return
    if (renewedInVain) return fails()
    renewedInVain = true
    void load(state.title, true)
  }

  return {
    attach(element) {
      audio = element
      const attached = new AbortController()
      const { signal } = attached
      element.addEventListener('error', breaks, { signal })
      element.addEventListener('timeupdate', () => (renewedInVain = false), { signal })
      return () => {
        joined += 1
        attached.abort()
        silence()
        audio = null
        state = { kind: 'off' }
      }
    },
    async join(sound, position, playing) {
      sounding = playing
      place = position
      soundSrc = sound.soundSrc
      renewedInVain = false
      await load(sound.title, false)
    },
    leave() {
      joined += 1
      silence()
      become({ kind: 'off' })
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
    follow(position) {
      place = position
      if (!audio || !source || state.kind !== 'on' || audio.paused || audio.seeking) return
      const correction = correctionFor({
        first: position,
        second: source.place(),
        secondDuration: source.duration(),
      })
      audio.playbackRate = correction.kind === 'nudge' ? correction.rate : 1
      if (correction.kind === 'jump') seekPlace(source, correction.to)
    },
    setVolume(volume) {
      if (!('volume' in state)) return
      become({ ...state, volume: Math.min(1, Math.max(0, volume)) })
      applyVolume()
    },
    setGain(next) {
      gain = next
      applyVolume()
    },
  }
}

/** Within the lap that is heard now. */
const seekPlace = (source: SoundSource, place: number) => source.seek(source.time() - source.place() + place)

const volumeOf = (state: CompanionState): number => ('volume' in state ? state.volume : firstVolume)
