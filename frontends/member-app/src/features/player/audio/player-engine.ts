import { readyAudio } from '../../../lib/gapless/load-audio.ts'
import type { SoundSource } from '../../../lib/gapless/played-sound.ts'
import { createSoundSource } from '../../../lib/gapless/sound-source.ts'
import { courseGain, courseSeconds } from '../course.rules.ts'
import { RESUMABLE_FOR_MS } from '../record/resumable-play.ts'
import { createAccompaniment } from './accompaniment.ts'
import { addPageHideListener } from './add-page-hide-listener.ts'
import type { EngineOptions, PlayerEngine } from './engine-contract.ts'
import { createPlayerStore, isSounding, type PlayerState } from './player-state.ts'
import { createSleepTimerController } from './sleep-timer-controller.ts'
import { createStopwatch } from './stopwatch.ts'

/**
 * Drives one audio element with one sound: what the listener sees, the stopwatch, the record, the timer, the accompaniment, and a
 * fresh media link when the old one has expired. Outside React, so that every rule can be tested with a plain element.
 */
export function createPlayerEngine(options: EngineOptions): PlayerEngine {
  const { sound, renewLink, recorder, resumed, onProgress = () => undefined } = options
  const course = courseSeconds(sound)
  const store = createPlayerStore({ duration: course ?? sound.durationSeconds, ...resumed })
  const stopwatch = createStopwatch(options.monotonicMs ?? (() => performance.now()), resumed?.heardSeconds)
  const nowMs = options.nowMs ?? (() => Date.now())
  const accompaniment = createAccompaniment({
    renewLink,
    onChange: (state) => store.change({ accompaniment: state }),
  })
  const sleepTimer = createSleepTimerController(() => onTimeUpdate())
  let audio: HTMLAudioElement | null = null
  let source: SoundSource | null = null
  /** The time at which the current round of the course began; a repeated course has several rounds. */
  let courseStart = 0
  let soundSrc = sound.soundSrc
  /** Whether the listener wants sound; stays true while the element gets another link. */
  let shouldPlay = false
  let isRenewing = false
  /** Whether a fresh link failed before any sound was heard; such a link is not renewed automatically again. */
  let renewalFailed = false
  /** The position to seek to as soon as the element has loaded its metadata. */
  let pendingSeek: number | null = resumed?.position ?? null
  let gain = 1
  /** The gain that the fade at the end of the course allows, 0 … 1. */
  let endGain = 1
  let silentSinceMs = resumed?.savedAtMs ?? null

  /** Returns the seconds of sound since the first lap; unlike the position, they never jump back when the sound repeats. */
  const getTime = () => pendingSeek ?? source?.time() ?? 0
  const getPosition = (): number => {
    if (pendingSeek !== null || !source) return pendingSeek ?? 0
    return course === null ? source.place() : Math.min(course, Math.max(0, getTime() - courseStart))
  }
  const isRepeating = () => store.snapshot().loop || sleepTimer.isRunning()
  const isCourseOver = () => course !== null && !isRepeating() && getTime() - courseStart >= course
  const reportProgress = () => onProgress({ position: getPosition(), heardSeconds: stopwatch.seconds() })

  function applyVolume() {
    const { volume, muted } = store.snapshot()
    // iOS ignores the volume of an element but obeys `muted`, which keeps the timer's last second silent there too.
    const remainingGain = gain * endGain
    if (audio) Object.assign(audio, { volume: volume * remainingGain, muted: muted || remainingGain === 0 })
    accompaniment.setGain(muted ? 0 : remainingGain)
  }

  function applyLoop() {
    // A course lasts its whole length even where its sound is shorter.
    source?.setLoop(course !== null || isRepeating())
  }

  function onPlaying() {
    renewalFailed = false
    startNewRecordAfterLongSilence()
    stopwatch.run(getTime())
    const playSessionId = recorder?.begin() ?? null
    store.change({ phase: 'playing', playSessionId, heardSeconds: stopwatch.seconds(), timerEnded: false })
    accompaniment.play(getTime())
    sleepTimer.setPlaying(true, course !== null)
  }

  /** What is heard after a long silence belongs to another record, even if the first one has not been sent yet. */
  function startNewRecordAfterLongSilence() {
    const silentMs = silentSinceMs === null ? 0 : nowMs() - silentSinceMs
    silentSinceMs = null
    if (silentMs < RESUMABLE_FOR_MS) return
    recorder?.finish(stopwatch.heard())
    stopwatch.reset()
    restartTimer()
  }

  function restartTimer() {
    sleepTimer.restart(stopwatch.seconds())
    applyTimer()
  }

  function stopStopwatch() {
    stopwatch.stop(getTime())
    if (store.snapshot().phase === 'playing') silentSinceMs = nowMs()
  }

  function onTimeUpdate() {
    stopwatch.update(getTime())
    if (recorder?.progress(stopwatch.heard())) reportProgress()
    store.change({ position: getPosition(), heardSeconds: stopwatch.seconds() })
    accompaniment.correctDrift(getTime())
    applyTimer()
    applyCourse()
  }

  /** The course fades out within its length and ends with it; a repeated course begins again instead. */
  function applyCourse() {
    if (course === null) return
    while (isRepeating() && getTime() - courseStart >= course) courseStart += course
    const next = isRepeating() ? 1 : courseGain(course, getTime() - courseStart)
    if (next !== endGain) {
      endGain = next
      applyVolume()
    }
    if (isCourseOver()) pause()
  }

  function applyTimer() {
    const timerTick = sleepTimer.tick(stopwatch.seconds(), getPosition())
    // The pause comes before the gain is restored, or the sound would be loud again for a moment.
    if (timerTick.over) pause()
    if (timerTick.gain !== gain) {
      gain = timerTick.gain
      applyVolume()
    }
    store.change({ timerRemaining: timerTick.remaining })
    if (!timerTick.over) return
    seek(timerTick.over.backTo)
    store.change({ timerEnded: true })
  }

  function stopSounding(phase: PlayerState['phase']) {
    stopStopwatch()
    accompaniment.pause()
    sleepTimer.setPlaying(false)
    store.change({ phase, position: getPosition(), heardSeconds: stopwatch.seconds() })
  }

  function onPauseOrEnd(phase: 'paused' | 'ended') {
    shouldPlay = false
    stopSounding(phase)
    recorder?.report(stopwatch.heard())
    reportProgress()
  }

  /** The listener sought, or the element begins another lap. */
  function onSeeking() {
    stopwatch.stop(getTime())
  }

  async function renew(): Promise<void> {
    if (!audio || isRenewing) return
    isRenewing = true
    renewalFailed = true
    const positionBefore = store.snapshot().position
    const timeBefore = getTime()
    stopSounding(shouldPlay ? 'loading' : store.snapshot().phase)
    try {
      soundSrc = await renewLink(soundSrc)
      await source?.load(soundSrc, pendingSeek ?? timeBefore)
      pendingSeek = null
      isRenewing = false
      applyLoop()
      if (shouldPlay) await play()
      else store.change({ phase: positionBefore > 0 ? 'paused' : 'idle' })
    } catch {
      onError()
    } finally {
      isRenewing = false
    }
  }

  function onError() {
    shouldPlay = false
    stopSounding('failed')
    recorder?.report(stopwatch.heard())
  }

  async function play(): Promise<void> {
    shouldPlay = true
    if (isRenewing) return store.change({ phase: 'loading' })
    if (isCourseOver()) seek(0)
    try {
      await readyAudio(audio).play()
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      if (name === 'NotAllowedError') onPauseOrEnd('paused')
      // The element's own events report an interrupted or unsupported load.
      else if (name !== 'AbortError' && name !== 'NotSupportedError') onError()
    }
  }

  function pause() {
    // While a fresh link is loaded, the element has nothing to pause and its events are ignored.
    if (isRenewing) onPauseOrEnd('paused')
    audio?.pause()
  }

  /** Converts a position in the current lap, or in the current round of the course, to a time. */
  function toTime(seconds: number): number {
    if (!source || pendingSeek !== null) return seconds
    return (course === null ? source.time() - source.place() : courseStart) + seconds
  }

  function seek(seconds: number) {
    if (!audio || !source) return
    const to = Math.min(Math.max(0, seconds), store.snapshot().duration)
    stopwatch.stop(getTime())
    if (pendingSeek === null && !isRenewing) source.seek(toTime(to))
    else pendingSeek = toTime(to)
    store.change({ position: to })
  }

  function retry(): Promise<void> {
    shouldPlay = true
    return renew()
  }

  const onMediaEvent: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    play: () => store.change({ phase: 'loading' }),
    loadedmetadata: () => {
      if (!audio || pendingSeek === null) return
      const to = pendingSeek
      pendingSeek = null
      source?.seek(to)
    },
    playing: onPlaying,
    timeupdate: onTimeUpdate,
    seeking: onSeeking,
    seeked: () => {
      if (store.snapshot().phase === 'playing') {
        stopwatch.run(getTime())
        accompaniment.play(getTime())
      }
      store.change({ position: getPosition() })
      applyCourse()
    },
    waiting: () => stopSounding('loading'),
    pause: () => onPauseOrEnd(audio?.ended || isCourseOver() ? 'ended' : 'paused'),
    ended: () => onPauseOrEnd('ended'),
    error: () => (renewalFailed ? onError() : void renew()),
    durationchange: () => {
      const duration = course ?? source?.duration() ?? 0
      if (duration > 0) store.change({ duration })
    },
  }

  function onPageHide() {
    stopwatch.update(getTime())
    recorder?.leave(stopwatch.heard())
    reportProgress()
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
        onError: () => isRenewing || onMediaEvent.error?.(),
      })
      applyLoop()
      applyVolume()
      const attached = new AbortController()
      const { signal } = attached
      for (const [name, onEvent] of Object.entries(onMediaEvent)) {
        // While another link is loaded, the element's events do not come from the listener.
        element.addEventListener(name, () => isRenewing || onEvent(), { signal })
      }
      addPageHideListener(onPageHide, signal)
      return () => {
        stopStopwatch()
        onPageHide()
        attached.abort()
        sleepTimer.setPlaying(false)
        source?.close()
        source = null
        element.pause()
        element.removeAttribute('src')
        element.load()
        audio = null
        shouldPlay = false
        if (store.snapshot().phase !== 'idle') store.change({ phase: 'paused' })
      }
    },
    attachAccompaniment: accompaniment.attach,
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
      stopwatch.update(getTime())
      const now = { repeating: isRepeating(), heard: stopwatch.seconds(), position: getPosition() }
      const isPossible = seconds !== null && sleepTimer.choose({ seconds, ...now })
      if (!isPossible) sleepTimer.stop()
      store.change({ timerEnded: false })
      applyLoop()
      applyTimer()
      return isPossible
    },
    restartTimer,
    addAccompaniment: (sound) =>
      accompaniment.add(sound, getPosition(), store.snapshot().phase === 'playing'),
    removeAccompaniment: accompaniment.remove,
    setAccompanimentVolume: accompaniment.setVolume,
    retry,
    finish() {
      audio?.pause()
      stopwatch.stop(getTime())
      recorder?.finish(stopwatch.heard())
      const result = { heardSeconds: stopwatch.seconds(), playSessionId: store.snapshot().playSessionId }
      stopwatch.reset()
      sleepTimer.stop()
      applyTimer()
      store.change({ phase: 'idle', heardSeconds: 0, playSessionId: null })
      return result
    },
  }
}
