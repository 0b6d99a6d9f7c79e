import { createEmitter } from '../../../lib/emitter.ts'
import { requireReadyAudio } from '../../../lib/gapless/load-audio.ts'
import type { SoundSource } from '../../../lib/gapless/played-sound.ts'
import { createSoundSource } from '../../../lib/gapless/sound-source.ts'
import { getCourseSeconds } from '../course.rules.ts'
import { getHeardSeconds } from '../record/heard-time.ts'
import type { Sound } from '../types.ts'
import type { AccompanimentPlayer, AccompanimentState } from './accompaniment-player.ts'
import type { PlayerEngine, PlayerEngineOptions } from './player-engine.contract.ts'
import {
  mediaEventNames,
  type PlaybackReading,
  type PlayerEffect,
  type PlayerEvent,
  type PlayerOutputs,
  type PlayerSignal,
  type PlayerStatePatch,
} from './player-engine.events.ts'
import { transitionPlayer } from './player-engine.machine.ts'
import {
  createMachineState,
  getSeekTimeAfterRenewal,
  toPlayerOutputs,
  toPlayerState,
  toPlayResult,
} from './player-engine.state.ts'
import { isSounding } from './player-state.ts'
import { startTicker } from './ticker.ts'

/**
 * Drives one audio element with one sound. The machine decides; this reads the element and the clocks for it and does what it asks
 * of elements, media link, record and ticker. Outside React, so that every rule can be tested with a plain element.
 */
export function createPlayerEngine(options: PlayerEngineOptions): PlayerEngine {
  const { sound, renewLink, recorder, resumed, onProgress, onFinished } = options
  const { monotonicMs = () => performance.now(), nowMs = () => Date.now() } = options
  const changes = createEmitter<void>()
  let state = createMachineState(sound.durationSeconds, getCourseSeconds(sound), resumed)
  let snapshot = toPlayerState(state)
  /** Events that wait for the effects of the one before. */
  const queue: PlayerEvent[] = []
  let isDispatching = false
  let audio: HTMLAudioElement | null = null
  let source: SoundSource | null = null
  let { soundSrc } = sound
  /** Loaded with its first sound, because most plays have none. */
  let accompaniment: AccompanimentPlayer | null = null
  let accompanimentElement: HTMLAudioElement | null = null
  let releaseAccompaniment: (() => void) | undefined
  let latestAddition = 0
  let stopTicking: (() => void) | null = null

  const read = (): PlaybackReading => ({
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
        const next = transitionPlayer(state, event)
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
      case 'setOutputs':
        return setOutputs(effect.outputs)
      case 'playAccompaniment':
        return accompaniment?.play(effect.time)
      case 'correctDrift':
        return accompaniment?.correctDrift(effect.time)
      case 'beginRecord':
        return change({ playSessionId: recorder?.begin() ?? null })
      case 'followRecord':
        return recorder?.progress(effect.heard) && saveProgress()
      case 'saveProgress':
        return saveProgress()
      default:
        return recorder?.[effect.type](effect.heard)
    }
  }

  function saveProgress() {
    onProgress?.({ position: state.position, heardSeconds: getHeardSeconds(state.heard) })
  }

  function setOutputs({ volume, muted, accompanimentGain, loop, playing, ticking }: PlayerOutputs) {
    if (audio) Object.assign(audio, { volume, muted })
    source?.setLoop(loop)
    accompaniment?.setGain(accompanimentGain)
    if (!playing) accompaniment?.pause()
    if (ticking) stopTicking ??= startTicker(() => void dispatch({ type: 'timeupdate' }))
    else {
      stopTicking?.()
      stopTicking = null
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
      await source?.load(soundSrc, getSeekTimeAfterRenewal(state))
    } catch {
      return dispatch({ type: 'linkFailed' })
    }
    return dispatch({ type: 'linkRenewed' })
  }

  const change = (values: PlayerStatePatch) => dispatch({ type: 'changed', values })
  const onAccompanimentChanged = (next: AccompanimentState) => void change({ accompaniment: next })

  async function addAccompaniment(added: Sound): Promise<void> {
    const addition = ++latestAddition
    const module = await import('./accompaniment-player.ts').catch(() => null)
    // The listener has removed it meanwhile, or has left.
    if (addition !== latestAddition) return
    if (!module) return onAccompanimentChanged({ kind: 'failed' })
    if (!accompaniment) {
      accompaniment = module.createAccompanimentPlayer({ renewLink, onChange: onAccompanimentChanged })
      releaseAccompaniment = accompanimentElement ? accompaniment.attach(accompanimentElement) : undefined
      accompaniment.setGain(toPlayerOutputs(state).accompanimentGain)
    }
    await accompaniment.add(added, state.position, state.phase === 'playing')
  }

  const pause = () => void dispatch({ type: 'pauseRequested' })
  const play = async () => {
    await dispatch({ type: 'playRequested' })
  }
  const retry = async () => {
    await dispatch({ type: 'retryRequested' })
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
    attachAccompaniment(element) {
      accompanimentElement = element
      releaseAccompaniment = accompaniment?.attach(element)
      return () => {
        latestAddition += 1
        accompanimentElement = null
        releaseAccompaniment?.()
      }
    },
    play,
    pause,
    toggle() {
      if (isSounding(snapshot)) pause()
      else void (snapshot.phase === 'failed' ? retry() : play())
    },
    seek: (seconds) => void dispatch({ type: 'seekRequested', seconds }),
    setVolume: (volume) => void change({ volume: Math.min(1, Math.max(0, volume)), muted: false }),
    toggleMute: () => void change({ muted: !state.muted }),
    setLoop: (loop) => void change({ loop }),
    setTimer(seconds) {
      void dispatch({ type: 'timerChosen', seconds })
      return state.timer !== null
    },
    restartTimer: () => void dispatch({ type: 'timerRestarted' }),
    addAccompaniment,
    removeAccompaniment() {
      latestAddition += 1
      accompaniment?.remove()
    },
    setAccompanimentVolume: (volume) => accompaniment?.setVolume(volume),
    retry,
    finish() {
      audio?.pause()
      const result = toPlayResult(state, read())
      void dispatch({ type: 'finished' })
      onFinished?.(result)
      return result
    },
  }
}
