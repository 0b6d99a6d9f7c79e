import type { PlayRecorder } from '../record/play-recorder.ts'
import type { PlayResult, Sound } from '../types.ts'
import { loadAudio, readyAudio } from './load-audio.ts'
import { createPlayerStore, isSounding, type PlayerState } from './player-state.ts'
import { createStopwatch } from './stopwatch.ts'

export interface PlayerEngine {
  snapshot(): PlayerState
  subscribe(listener: () => void): () => void
  /** Takes charge of an audio element; returns what lets go of it (and reports the play as left). */
  attach(element: HTMLAudioElement): () => void
  play(): Promise<void>
  pause(): void
  toggle(): void
  seek(seconds: number): void
  setVolume(volume: number): void
  toggleMute(): void
  /** A fresh link and the same position, after a failure. */
  retry(): Promise<void>
  /** Ends the play session. Returns what was heard, for the result card. */
  finish(): PlayResult
}

/**
 * Drives one audio element with one sound: what the listener sees, the stopwatch, the record, and a fresh media link when
 * the old one has expired. Outside React, so that every rule can be tested with a plain element.
 */
export function createPlayerEngine(o: {
  sound: Sound
  renewLink: (soundSrc: string) => Promise<string>
  recorder: PlayRecorder | null
  monotonicMs?: () => number
}): PlayerEngine {
  const { sound, renewLink, recorder } = o
  const store = createPlayerStore(sound.durationSeconds)
  const stopwatch = createStopwatch(o.monotonicMs ?? (() => performance.now()))
  let audio: HTMLAudioElement | null = null
  let soundSrc = sound.soundSrc
  /** The listener wants sound; survives the element being given another link. */
  let wanted = false
  let renewing = false
  /** A fresh link that failed before a single sound was heard will not be renewed by itself again. */
  let renewedInVain = false

  const position = () => audio?.currentTime ?? 0

  function sounds() {
    renewedInVain = false
    stopwatch.run(position())
    store.change({ phase: 'playing', playSessionId: recorder?.begin() ?? null })
  }

  function looksOn() {
    stopwatch.look(position())
    recorder?.progress(stopwatch.heard())
    store.change({ position: position(), heardSeconds: stopwatch.seconds() })
  }

  function silent(phase: PlayerState['phase']) {
    stopwatch.stop(position())
    store.change({ phase, position: position(), heardSeconds: stopwatch.seconds() })
  }

  function rests(phase: 'paused' | 'ended') {
    wanted = false
    silent(phase)
    recorder?.report(stopwatch.heard())
  }

  async function renew(): Promise<void> {
    if (!audio || renewing) return
    renewing = true
    renewedInVain = true
    const standing = store.snapshot().position
    stopwatch.stop(standing)
    if (wanted) store.change({ phase: 'loading' })
    try {
      soundSrc = await renewLink(soundSrc)
      await loadAudio(audio, soundSrc, standing)
      renewing = false
      if (wanted) await play()
      else store.change({ phase: standing > 0 ? 'paused' : 'idle' })
    } catch {
      fails()
    } finally {
      renewing = false
    }
  }

  function fails() {
    wanted = false
    stopwatch.stop(store.snapshot().position)
    recorder?.report(stopwatch.heard())
    store.change({ phase: 'failed' })
  }

  async function play(): Promise<void> {
    wanted = true
    try {
      await readyAudio(audio).play()
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      if (name === 'NotAllowedError') rests('paused')
      // An interrupted or unsupported load is told by the element's own events.
      else if (name !== 'AbortError' && name !== 'NotSupportedError') fails()
    }
  }

  function retry(): Promise<void> {
    wanted = true
    return renew()
  }

  const onMediaEvent: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    play: () => store.change({ phase: 'loading' }),
    playing: sounds,
    timeupdate: looksOn,
    seeking: () => stopwatch.stop(position()),
    seeked: () => {
      if (store.snapshot().phase === 'playing') stopwatch.run(position())
      store.change({ position: position() })
    },
    waiting: () => silent('loading'),
    pause: () => rests(audio?.ended ? 'ended' : 'paused'),
    ended: () => rests('ended'),
    error: () => (renewedInVain ? fails() : void renew()),
    durationchange: () => {
      if (audio && Number.isFinite(audio.duration)) store.change({ duration: audio.duration })
    },
    volumechange: () => {
      if (audio) store.change({ volume: audio.volume, muted: audio.muted })
    },
  }

  function leaves() {
    stopwatch.look(position())
    recorder?.leave(stopwatch.heard())
  }

  return {
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    attach(element) {
      audio = element
      element.src = soundSrc
      const attached = new AbortController()
      const { signal } = attached
      for (const [name, act] of Object.entries(onMediaEvent)) {
        // While another link is being put in, the element's events say nothing about the listener.
        element.addEventListener(name, () => renewing || act(), { signal })
      }
      window.addEventListener('pagehide', leaves, { signal })
      const onHidden = () => document.visibilityState === 'hidden' && leaves()
      document.addEventListener('visibilitychange', onHidden, { signal })
      return () => {
        stopwatch.stop(position())
        leaves()
        attached.abort()
        element.pause()
        element.removeAttribute('src')
        element.load()
        audio = null
        wanted = false
        if (store.snapshot().phase !== 'idle') store.change({ phase: 'paused' })
      }
    },
    play,
    pause: () => audio?.pause(),
    toggle() {
      if (isSounding(store.snapshot())) audio?.pause()
      else void (store.snapshot().phase === 'failed' ? retry() : play())
    },
    seek(seconds) {
      if (!audio) return
      stopwatch.look(position())
      audio.currentTime = Math.min(Math.max(0, seconds), store.snapshot().duration)
      store.change({ position: audio.currentTime })
    },
    setVolume(volume) {
      if (!audio) return
      audio.volume = Math.min(1, Math.max(0, volume))
      audio.muted = false
    },
    toggleMute() {
      if (audio) audio.muted = !audio.muted
    },
    retry,
    finish() {
      audio?.pause()
      stopwatch.stop(position())
      recorder?.finish(stopwatch.heard())
      const result = { heardSeconds: stopwatch.seconds(), playSessionId: store.snapshot().playSessionId }
      stopwatch.reset()
      store.change({ phase: 'idle', heardSeconds: 0, playSessionId: null })
      return result
    },
  }
}
