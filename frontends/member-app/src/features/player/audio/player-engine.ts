import { createEmitter } from '../../../lib/emitter.ts'
import { requireReadyAudio } from '../../../lib/gapless/load-audio.ts'
import type { SoundSource } from '../../../lib/gapless/played-sound.ts'
import { createSoundSource } from '../../../lib/gapless/sound-source.ts'
import { getCourseSeconds } from '../course.rules.ts'
import { createAccompaniment } from './accompaniment.ts'
import type { EngineOptions, PlayerEngine } from './engine-contract.ts'
import {
  mediaEventNames,
  type PlayerEffect,
  type PlayerEvent,
  type PlayerSignal,
  type Reading,
} from './player-engine.events.ts'
import { transition } from './player-engine.machine.ts'
import {
  createMachineState,
  getLoadTime,
  getPosition,
  toPlayerState,
  toPlayResult,
} from './player-engine.state.ts'
import { isSounding } from './player-state.ts'
import { startTicker } from './ticker.ts'

/**
 * Drives one audio element with one sound. The machine decides; this reads the element and the clocks for it and does what it asks
 * of elements, media link, record and ticker. Outside React, so that every rule can be tested with a plain element.
 */
export function createPlayerEngine(options: EngineOptions): PlayerEngine {
  const { sound, renewLink, recorder, resumed, onProgress } = options
  const { monotonicMs = () => performance.now(), nowMs = () => Date.now() } = options
  const changes = createEmitter<void>()
  const accompaniment = createAccompaniment({
    renewLink,
    onChange: (next) => void dispatch({ type: 'accompanimentChanged', accompaniment: next }),
  })
  let state = createMachineState(sound.durationSeconds, getCourseSeconds(sound), resumed)
  let snapshot = toPlayerState(state)
  /** Events that wait for the effects of the one before. */
  const queue: PlayerEvent[] = []
  let isDispatching = false
  let audio: HTMLAudioElement | null = null
  let source: SoundSource | null = null
  let { soundSrc } = sound
  let stopTicking: (() => void) | null = null

  const read = (): Reading => ({
    time: source?.time() ?? 0,
    place: source?.place() ?? 0,
    duration: source?.duration() ?? 0,
    hasEnded: audio?.ended ?? false,
    monotonicMs: monotonicMs(),
    nowMs: nowMs(),
  })

  /** Resolves when what the event has caused is done. */
  function dispatch(signal: PlayerSignal): Promise<unknown> {
    queue.push({ ...signal, reading: read() })
    if (isDispatching) return Promise.resolve()
    isDispatching = true
    const before = state
    const work: unknown[] = []
    try {
      for (let event = queue.shift(); event; event = queue.shift()) {
        const next = transition(state, event)
        state = next.state
        work.push(...next.effects.map(run))
      }
    } finally {
      isDispatching = false
    }
    if (state !== before) {
      snapshot = toPlayerState(state)
      changes.emit()
    }
    return Promise.all(work)
  }

  function run(effect: PlayerEffect): unknown {
    switch (effect.type) {
      case 'playElement':
        return playElement()
      case 'pauseElement':
        return audio?.pause()
      case 'seekElement':
        return source?.seek(effect.time)
      case 'renewLink':
        return renewAndLoad()
      case 'setVolume':
        if (audio) Object.assign(audio, { volume: effect.volume, muted: effect.muted })
        return accompaniment.setGain(effect.accompanimentGain)
      case 'setLoop':
        return source?.setLoop(effect.loop)
      case 'setTicking':
        stopTicking?.()
        stopTicking = effect.ticking ? startTicker(() => void dispatch({ type: 'timeupdate' })) : null
        return
      case 'playAccompaniment':
        return accompaniment.play(effect.time)
      case 'pauseAccompaniment':
        return accompaniment.pause()
      case 'correctDrift':
        return accompaniment.correctDrift(effect.time)
      case 'beginRecord':
        return dispatch({ type: 'recordBegan', playSessionId: recorder?.begin() ?? null })
      case 'followRecord':
        return recorder?.progress(effect.heard) && onProgress?.(effect.progress)
      case 'saveProgress':
        return onProgress?.(effect.progress)
      default:
        return recorder?.[effect.type](effect.heard)
    }
  }

  async function playElement(): Promise<unknown> {
    try {
      await requireReadyAudio(audio).play()
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      if (name === 'NotAllowedError') return dispatch({ type: 'playBlocked' })
      // The element's own events report an interrupted or unsupported load.
      if (name !== 'AbortError' && name !== 'NotSupportedError') return dispatch({ type: 'playFailed' })
    }
  }

  async function renewAndLoad(): Promise<unknown> {
    try {
      soundSrc = await renewLink(soundSrc)
      await source?.load(soundSrc, getLoadTime(state))
    } catch {
      return dispatch({ type: 'linkFailed' })
    }
    return dispatch({ type: 'linkRenewed' })
  }

  const pause = () => void dispatch({ type: 'pauseRequested' })
  const play = async () => {
    await dispatch({ type: 'playRequested' })
  }
  const retry = async () => {
    if (audio) await dispatch({ type: 'retryRequested' })
  }

  return {
    snapshot: () => snapshot,
    subscribe: changes.subscribe,
    attach(element) {
      audio = element
      source = createSoundSource(element, {
        sound: soundSrc,
        renewLink: async (link) => {
          soundSrc = await renewLink(link)
          return soundSrc
        },
        onError: () => void dispatch({ type: 'error' }),
      })
      void dispatch({ type: 'attached' })
      const attached = new AbortController()
      const { signal } = attached
      for (const type of mediaEventNames) {
        element.addEventListener(type, () => void dispatch({ type }), { signal })
      }
      // A hidden page may never run again.
      const onPageHide = () => void dispatch({ type: 'pageHidden' })
      const onVisibilityChange = () => document.visibilityState === 'hidden' && onPageHide()
      window.addEventListener('pagehide', onPageHide, { signal })
      document.addEventListener('visibilitychange', onVisibilityChange, { signal })
      return () => {
        attached.abort()
        void dispatch({ type: 'detached' })
        source?.close()
        source = null
        element.pause()
        element.removeAttribute('src')
        element.load()
        audio = null
      }
    },
    attachAccompaniment: accompaniment.attach,
    play,
    pause,
    toggle() {
      if (isSounding(snapshot)) pause()
      else void (snapshot.phase === 'failed' ? retry() : play())
    },
    seek(seconds) {
      if (source) void dispatch({ type: 'seekRequested', seconds })
    },
    setVolume: (volume) => void dispatch({ type: 'volumeChosen', volume }),
    toggleMute: () => void dispatch({ type: 'muteToggled' }),
    setLoop: (loop) => void dispatch({ type: 'loopChosen', loop }),
    setTimer(seconds) {
      void dispatch({ type: 'timerChosen', seconds })
      return state.timer !== null
    },
    restartTimer: () => void dispatch({ type: 'timerRestarted' }),
    addAccompaniment: (added) =>
      accompaniment.add(added, getPosition(state, read()), state.phase === 'playing'),
    removeAccompaniment: accompaniment.remove,
    setAccompanimentVolume: accompaniment.setVolume,
    retry,
    finish() {
      audio?.pause()
      const result = toPlayResult(state, read())
      void dispatch({ type: 'finished' })
      return result
    },
  }
}
