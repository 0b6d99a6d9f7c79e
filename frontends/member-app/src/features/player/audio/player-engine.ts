import { resumableForMs } from '../record/resumable-play.ts'
import { createCompanion } from './companion.ts'
import type { EngineOptions, PlayerEngine } from './engine-contract.ts'
import { loadAudio, readyAudio } from './load-audio.ts'
import { onLeaving } from './on-leaving.ts'
import { createPlayerStore, isSounding, type PlayerState } from './player-state.ts'
import { createStopwatch } from './stopwatch.ts'
import { createTimekeeper } from './timekeeper.ts'

/**
 * Drives one audio element with one sound: what the listener sees, the stopwatch, the record, the timer, the second track, and a
 * fresh media link when the old one has expired. Outside React, so that every rule can be tested with a plain element.
 */
export function createPlayerEngine(o: EngineOptions): PlayerEngine {
  const { sound, renewLink, recorder, resumed, onMoment = () => undefined } = o
  const store = createPlayerStore({ duration: sound.durationSeconds, ...resumed })
  const stopwatch = createStopwatch(o.monotonicMs ?? (() => performance.now()), resumed?.heardSeconds)
  const nowMs = o.nowMs ?? (() => Date.now())
  const companion = createCompanion({ renewLink, onChange: (state) => store.change({ companion: state }) })
  const timekeeper = createTimekeeper(() => looksOn())
  let audio: HTMLAudioElement | null = null
  let soundSrc = sound.soundSrc
  /** The listener wants sound; survives the element being given another link. */
  let wanted = false
  let renewing = false
  /** A fresh link that failed before a single sound was heard will not be renewed by itself again. */
  let renewedInVain = false
  /** A place to go to as soon as the element knows its sound. */
  let awaited: number | null = resumed?.position ?? null
  let gain = 1
  let silentSinceMs = resumed?.savedAtMs ?? null

  const position = () => awaited ?? audio?.currentTime ?? 0
  const reportMoment = () => onMoment({ position: position(), heardSeconds: stopwatch.seconds() })

  function applyVolume() {
    const { volume, muted } = store.snapshot()
    // iOS ignores a volume, but not this: there too the timer's last second is silent.
    if (audio) Object.assign(audio, { volume: volume * gain, muted: muted || gain === 0 })
    companion.setGain(muted ? 0 : gain)
  }

  function applyLoop() {
    if (audio) audio.loop = store.snapshot().loop || timekeeper.isRunning()
  }

  function sounds() {
    renewedInVain = false
    startsAnewAfterLongSilence()
    stopwatch.run(position())
    const playSessionId = recorder?.begin() ?? null
    store.change({ phase: 'playing', playSessionId, heardSeconds: stopwatch.seconds(), timerEnded: false })
    companion.play(position())
    timekeeper.sounds(true)
  }

  /** What is heard on another day belongs to another record, also where that is sent only at the end. */
  function startsAnewAfterLongSilence() {
    const silentMs = silentSinceMs === null ? 0 : nowMs() - silentSinceMs
    silentSinceMs = null
    if (silentMs < resumableForMs) return
    recorder?.finish(stopwatch.heard())
    stopwatch.reset()
    restartTimer()
  }

  function restartTimer() {
    timekeeper.restart(stopwatch.seconds())
    looksAtTimer()
  }

  function stopsStopwatch() {
    stopwatch.stop(position())
    if (store.snapshot().phase === 'playing') silentSinceMs = nowMs()
  }

  function looksOn() {
    stopwatch.look(position())
    if (recorder?.progress(stopwatch.heard())) reportMoment()
    store.change({ position: position(), heardSeconds: stopwatch.seconds() })
    companion.follow(position())
    looksAtTimer()
  }

  function looksAtTimer() {
    const look = timekeeper.look(stopwatch.seconds(), position())
    // Silent before it is loud again: the gain of the next evening is not for this one.
    if (look.over) pause()
    if (look.gain !== gain) {
      gain = look.gain
      applyVolume()
    }
    store.change({ timerRemaining: look.remaining })
    if (!look.over) return
    seek(look.over.backTo)
    store.change({ timerEnded: true })
  }

  function silent(phase: PlayerState['phase']) {
    stopsStopwatch()
    companion.pause()
    timekeeper.sounds(false)
    store.change({ phase, position: position(), heardSeconds: stopwatch.seconds() })
  }

  function rests(phase: 'paused' | 'ended') {
    wanted = false
    silent(phase)
    recorder?.report(stopwatch.heard())
    reportMoment()
  }

  /** The element began again from its start (no pause, no end), or goes where the listener asked. */
  function moves() {
    const { duration } = store.snapshot()
    stopwatch.stop(audio?.loop && duration > 0 ? duration : position())
  }

  async function renew(): Promise<void> {
    if (!audio || renewing) return
    renewing = true
    renewedInVain = true
    const standing = store.snapshot().position
    silent(wanted ? 'loading' : store.snapshot().phase)
    try {
      soundSrc = await renewLink(soundSrc)
      await loadAudio(audio, soundSrc, store.snapshot().position)
      awaited = null
      renewing = false
      applyLoop()
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
    silent('failed')
    recorder?.report(stopwatch.heard())
  }

  async function play(): Promise<void> {
    wanted = true
    if (renewing) return store.change({ phase: 'loading' })
    try {
      await readyAudio(audio).play()
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      if (name === 'NotAllowedError') rests('paused')
      // An interrupted or unsupported load is shown by the element's own events.
      else if (name !== 'AbortError' && name !== 'NotSupportedError') fails()
    }
  }

  function pause() {
    // While a fresh link is put in, the element has nothing to pause and its events are not listened to.
    if (renewing) rests('paused')
    audio?.pause()
  }

  function seek(seconds: number) {
    if (!audio) return
    const to = Math.min(Math.max(0, seconds), store.snapshot().duration)
    stopwatch.stop(position())
    if (awaited === null && !renewing) audio.currentTime = to
    else awaited = to
    store.change({ position: to })
  }

  function retry(): Promise<void> {
    wanted = true
    return renew()
  }

  const onMediaEvent: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    play: () => store.change({ phase: 'loading' }),
    loadedmetadata: () => {
      if (!audio || awaited === null) return
      const to = awaited
      awaited = null
      audio.currentTime = to
    },
    playing: sounds,
    timeupdate: looksOn,
    seeking: moves,
    seeked: () => {
      if (store.snapshot().phase === 'playing') {
        stopwatch.run(position())
        companion.play(position())
      }
      store.change({ position: position() })
    },
    waiting: () => silent('loading'),
    pause: () => rests(audio?.ended ? 'ended' : 'paused'),
    ended: () => rests('ended'),
    error: () => (renewedInVain ? fails() : void renew()),
    durationchange: () => {
      if (audio && Number.isFinite(audio.duration)) store.change({ duration: audio.duration })
    },
  }

  function leaves() {
    stopwatch.look(position())
    recorder?.leave(stopwatch.heard())
    reportMoment()
  }

  return {
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    attach(element) {
      audio = element
      element.src = soundSrc
      applyVolume()
      const attached = new AbortController()
      const { signal } = attached
      for (const [name, act] of Object.entries(onMediaEvent)) {
        // While another link is being put in, the element's events say nothing about the listener.
        element.addEventListener(name, () => renewing || act(), { signal })
      }
      onLeaving(leaves, signal)
      return () => {
        stopsStopwatch()
        leaves()
        attached.abort()
        timekeeper.sounds(false)
        element.pause()
        element.removeAttribute('src')
        element.load()
        audio = null
        wanted = false
        if (store.snapshot().phase !== 'idle') store.change({ phase: 'paused' })
      }
    },
    attachCompanion: companion.attach,
    play,
    pause,
    toggle() {
      if (isSounding(store.snapshot())) pause()
      else void (store.snapshot().phase === 'failed' ? retry() : play())
    },
    seek,
    setVolume(volume) {
      store.change({ volume: Math.min(1, Math.max(0, volume)), muted: false })
      applyVolume()
    },
    toggleMute() {
      store.change({ muted: !store.snapshot().muted })
      applyVolume()
    },
    setLoop(loop) {
      store.change({ loop })
      applyLoop()
    },
    setTimer(seconds) {
      stopwatch.look(position())
      const now = { repeating: audio?.loop ?? false, heard: stopwatch.seconds(), position: position() }
      const possible = seconds !== null && timekeeper.choose({ seconds, ...now })
      if (!possible) timekeeper.stop()
      store.change({ timerEnded: false })
      applyLoop()
      looksAtTimer()
      return possible
    },
    restartTimer,
    joinCompanion: (second) => companion.join(second, position(), store.snapshot().phase === 'playing'),
    leaveCompanion: companion.leave,
    setCompanionVolume: companion.setVolume,
    retry,
    finish() {
      audio?.pause()
      stopwatch.stop(position())
      recorder?.finish(stopwatch.heard())
      const result = { heardSeconds: stopwatch.seconds(), playSessionId: store.snapshot().playSessionId }
      stopwatch.reset()
      timekeeper.stop()
      looksAtTimer()
      store.change({ phase: 'idle', heardSeconds: 0, playSessionId: null })
      return result
    },
  }
}
