import { onTestFinished, vi } from 'vitest'

const SAMPLE_RATE = 48_000

/** Replaces Web Audio, which jsdom lacks, until the test is over. */
export function installFakeAudioContext() {
  const controls = {
    /** What a context becomes once it is resumed; browsers create it suspended. */
    state: 'running' as AudioContextState,
    /** Everything that plays has this loudness. */
    level: 0.5,
    /** The sound has a silence of this length in its middle. */
    gapMs: 0,
    closed: 0,
    /** This element is measured. */
    audio: null as HTMLAudioElement | null,
  }
  class FakeAudioContext {
    sampleRate = SAMPLE_RATE
    destination = {}
    isResumed = false
    get state() {
      return this.isResumed ? controls.state : 'suspended'
    }
    resume = async () => {
      this.isResumed = true
    }
    close = async () => {
      controls.closed += 1
    }
    createMediaElementSource(audio: HTMLAudioElement) {
      controls.audio = audio
      return { connect: <T>(next: T) => next }
    }
    createAnalyser = () => ({
      fftSize: 2048,
      connect: <T>(next: T) => next,
      getFloatTimeDomainData(samples: Float32Array) {
        samples.fill(controls.level).fill(0, 1000, 1000 + (controls.gapMs / 1000) * SAMPLE_RATE)
      },
    })
  }
  vi.stubGlobal('AudioContext', FakeAudioContext)
  onTestFinished(() => void vi.unstubAllGlobals())
  return controls
}
