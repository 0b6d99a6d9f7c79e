import type { Sound } from '../types.ts'
import { correctionFor, placeOfSecond } from './drift.ts'
import { loadAudio } from './load-audio.ts'

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
  let state: CompanionState = { kind: 'off' }
  let joined = 0
  let gain = 1
  let sounding = false
  /** The latest known place of the first track. */
  let place = 0

  function become(next: CompanionState) {
    state = next
    o.onChange(next)
  }

  function applyVolume() {
    if (audio && 'volume' in state) audio.volume = state.volume * gain
  }

  function silence() {
    audio?.pause()
    if (!audio?.getAttribute('src')) return
    audio.removeAttribute('src')
    audio.load()
  }

  function start() {
    if (!audio || state.kind !== 'on') return
    audio.currentTime = placeOfSecond(place, audio.duration)
    // Refused without a touch (iOS): the next touch of the play button starts both.
    void audio.play().catch(() => undefined)
  }

  return {
    attach(element) {
      audio = element
      element.loop = true
      return () => {
        silence()
        audio = null
        state = { kind: 'off' }
      }
    },
    async join(sound, position, playing) {
      const mine = ++joined
      sounding = playing
      place = position
      become({ kind: 'loading', title: sound.title, volume: firstVolume })
      try {
        if (!audio) throw new Error('no element to play with')
        const element = audio
        await loadAudio(element, sound.soundSrc, 0).catch(async () =>
          loadAudio(element, await o.renewLink(sound.soundSrc), 0),
        )
        if (mine !== joined) return
        become({ kind: 'on', title: sound.title, volume: volumeOf(state) })
        applyVolume()
        if (sounding) start()
      } catch {
        if (mine !== joined) return
        silence()
        become({ kind: 'failed' })
      }
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
      if (!audio || state.kind !== 'on' || audio.paused || audio.seeking) return
      const correction = correctionFor({
        first: position,
        second: audio.currentTime,
        secondDuration: audio.duration,
      })
      audio.playbackRate = correction.kind === 'nudge' ? correction.rate : 1
      if (correction.kind === 'jump') audio.currentTime = correction.to
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

const volumeOf = (state: CompanionState): number => ('volume' in state ? state.volume : firstVolume)
