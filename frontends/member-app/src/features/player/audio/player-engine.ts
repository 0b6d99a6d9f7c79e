import { readyAudio } from '../../../lib/gapless/load-audio.ts'
import type { SoundSource } from '../../../lib/gapless/played-sound.ts'
import { createSoundSource } from '../../../lib/gapless/sound-source.ts'
import { courseGain, courseSeconds } from '../course.rules.ts'
import { resumableForMs } from '../record/resumable-play.ts'
import { createCompanion } from './companion.ts'
import type { EngineOptions, PlayerEngine } from './engine-contract.ts'
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
  const course = courseSeconds(sound)
  const store = createPlayerStore({ duration: course ?? sound.durationSeconds, ...resumed })
  const stopwatch = createStopwatch(o.monotonicMs ?? (() => performance.now()), resumed?.heardSeconds)
  const nowMs = o.nowMs ?? (() => Date.now())
  const companion = createCompanion({ renewLink, onChange: (state) => store.change({ companion: state }) })
  const timekeeper = createTimekeeper(() => looksOn())
  let audio: HTMLAudioElement | null = null
  let source: SoundSource | null = null
  /** When the course began that is being heard; a listener who repeats it hears several. */
  let courseStart = 0
  let soundSrc = sound.soundSrc
  /** The listener wants sound; survives the element being given another link. */
  let wanted = false
  let renewing = false
  /** A fresh link that failed before a single sound was heard will not be renewed by itself again. */
  let renewedInVain = false
  /** A place to go to as soon as the element knows its sound. */
  let awaited: number | null = resumed?.position ?? null
  let gain = 1
  /** What the end of the course leaves of the sound. */
  let endGain = 1
  let silentSinceMs = resumed?.savedAtMs ?? null

  /** Seconds of sound from the first lap on: unlike the position it never jumps back by itself. */
  const time = () => awaited ?? source?.time() ?? 0
  const position = (): number => {
    if (awaited !== null || !source) return awaited ?? 0
    return course === null ? source.place() : Math.min(course, Math.max(0, time() - courseStart))
  }
  const repeats = () => store.snapshot().loop || timekeeper.isRunning()
  const isCourseOver = () => course !== null && !repeats() && time() - courseStart >= course
  const reportMoment = () => onMoment({ position: position(), heardSeconds: stopwatch.seconds() })

  function applyVolume() {
    const { volume, muted } = store.snapshot()
    // iOS ignores a volume, but not this: there too the timer's last second is silent.
    const left = gain * endGain
    if (audio) Object.assign(audio, { volume: volume * left, muted: muted || left === 0 })
    companion.setGain(muted ? 0 : left)
  }

  function applyLoop() {
    // A course lasts as long as it says, also where its sound is shorter.
    source?.setLoop(course !== null || repeats())
  }

  function sounds() {
    renewedInVain = false
    startsAnewAfterLongSilence()
    stopwatch.run(time())
    const playSessionId = recorder?.begin() ?? null
    store.change({ phase: 'playing', playSessionId, heardSeconds: stopwatch.seconds(), timerEnded: false })
    companion.play(time())
    timekeeper.sounds(true, course !== null)
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
    stopwatch.stop(time())
    if (store.snapshot().phase === 'playing') silentSinceMs = nowMs()
  }

  function looksOn() {
    stopwatch.look(time())
    if (recorder?.progress(stopwatch.heard())) reportMoment()
    store.change({ position: position(), heardSeconds: stopwatch.seconds() })
    companion.follow(time())
    looksAtTimer()
    looksAtCourse()
  }

  /** The course goes silent within its time and ends with it; who repeats it hears it begin again. */
  function looksAtCourse() {
    if (course === null) return
    while (repeats() && time() - courseStart >= course) courseStart += course
    const next = repeats() ? 1 : courseGain(course, time() - courseStart)
    if (next !== endGain) {
      endGain = next
      applyVolume()
    }
    if (isCourseOver()) pause()
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

  /** The element goes where the listener asked, or begins another lap. */
  function moves() {
    stopwatch.stop(time())
  }

  async function renew(): Promise<void> {
    if (!audio || renewing) return
    renewing = true
    renewedInVain = true
    const standing = store.snapshot().position
    const standingTime = time()
    silent(wanted ? 'loading' : store.snapshot().phase)
    try {
      soundSrc = await renewLink(soundSrc)
      await source?.load(soundSrc, awaited ?? standingTime)
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
    if (isCourseOver()) seek(0)
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

  /** When a position of this lap, or of this course, is heard. */
  function timeOf(seconds: number): number {
    if (!source || awaited !== null) return seconds
    return (course === null ? source.time() - source.place() : courseStart) + seconds
  }

  function seek(seconds: number) {
    if (!audio || !source) return
    const to = Math.min(Math.max(0, seconds), store.snapshot().duration)
    stopwatch.stop(time())
    if (awaited === null && !renewing) source.seek(timeOf(to))
    else awaited = timeOf(to)
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
      source?.seek(to)
    },
    playing: sounds,
    timeupdate: looksOn,
    seeking: moves,
    seeked: () => {
      if (store.snapshot().phase === 'playing') {
        stopwatch.run(time())
        companion.play(time())
      }
      store.change({ position: position() })
      looksAtCourse()
    },
    waiting: () => silent('loading'),
    pause: () => rests(audio?.ended || isCourseOver() ? 'ended' : 'paused'),
    ended: () => rests('ended'),
    error: () => (renewedInVain ? fails() : void renew()),
    durationchange: () => {
      const duration = course ?? source?.duration() ?? 0
      if (duration > 0) store.change({ duration })
    },
  }

  function leaves() {
    stopwatch.look(time())
    recorder?.leave(stopwatch.heard())
    reportMoment()
  }

  return {
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    attach(element) {
      audio = element
      source = createSoundSource(element, {
        sound: soundSrc,
        renewLink: async (link) => {
          soundSrc = await renewLink(link)
          return soundSrc
        },
        onError: () => renewing || onMediaEvent.error?.(),
      })
      applyLoop()
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
        source?.close()
        source = null
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
      stopwatch.look(time())
      const now = { repeating: repeats(), heard: stopwatch.seconds(), position: position() }
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
      stopwatch.stop(time())
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
