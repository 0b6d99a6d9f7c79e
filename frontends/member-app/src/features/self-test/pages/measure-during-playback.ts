import { createPlayback } from '../../player/audio/playback.ts'
import { playbackStore } from '../../player/audio/playback-store.ts'
import type { PlayerEngine } from '../../player/audio/player-engine.contract.ts'
import { isSounding } from '../../player/audio/player-state.ts'
import type { Sound } from '../../player/types.ts'
import { TestFailure } from '../test-state.ts'
import { waitUntil } from '../wait-until.ts'

/** An analyser holds no more samples than this, about 0.7 s. */
const SAMPLES = 32_768
const RESUME_TIMEOUT_MS = 1500
const PLAY_TIMEOUT_MS = 10_000

interface MeasuredPlayback {
  engine: PlayerEngine
  /** Returns the latest samples that came out of the player, newest last. */
  readSamples: () => Float32Array
  sampleRate: number
  /** @throws TestFailure when the sound stopped, e.g. because another tab plays */
  requireSounding: () => void
}

/**
 * Plays a sound as the player does while `measure` runs, and stops it afterwards.
 *
 * @throws TestFailure that says why nothing sounds
 */
export async function measureDuringPlayback<T>(
  sound: Sound,
  signal: AbortSignal,
  measure: (measured: MeasuredPlayback) => Promise<T>,
): Promise<T> {
  if (typeof AudioContext === 'undefined') throw new TestFailure('noWebAudio')
  const context = new AudioContext()
  const playback = createPlayback(sound, null)
  const container = document.createElement('div')
  try {
    playbackStore.enterPage(playback, container)
    const { engine } = playback
    const analyser = createAnalyser(context, container)
    void engine.play()
    void context.resume().catch(() => undefined)
    await requirePlaying(context, engine, signal)
    const samples = new Float32Array(SAMPLES)
    return await measure({
      engine,
      sampleRate: context.sampleRate,
      readSamples() {
        analyser.getFloatTimeDomainData(samples)
        return samples
      },
      requireSounding() {
        const state = engine.snapshot()
        if (state.phase === 'failed') throw new TestFailure('notLoaded')
        if (!isSounding(state)) throw new TestFailure('interrupted')
      },
    })
  } finally {
    // A finished play does not go on in the mini player.
    playback.engine.finish()
    playbackStore.leavePage(playback)
    void context.close()
  }
}

/** Connects an analyser between the player's element and the loudspeaker. */
function createAnalyser(context: AudioContext, container: HTMLElement): AnalyserNode {
  const audio = container.querySelector('audio')
  if (!audio) throw new TestFailure('notLoaded')
  const analyser = context.createAnalyser()
  analyser.fftSize = SAMPLES
  context.createMediaElementSource(audio).connect(analyser).connect(context.destination)
  return analyser
}

async function requirePlaying(context: AudioContext, engine: PlayerEngine, signal: AbortSignal) {
  const isRunning = await waitUntil(() => context.state === 'running', {
    timeoutMs: RESUME_TIMEOUT_MS,
    signal,
  })
  if (!isRunning) throw new TestFailure('suspended')
  const isPlaying = () => {
    const { phase } = engine.snapshot()
    if (phase === 'failed') throw new TestFailure('notLoaded')
    if (phase === 'paused') throw new TestFailure('blocked')
    return phase === 'playing'
  }
  if (!(await waitUntil(isPlaying, { timeoutMs: PLAY_TIMEOUT_MS, signal })))
    throw new TestFailure('notLoaded')
}
