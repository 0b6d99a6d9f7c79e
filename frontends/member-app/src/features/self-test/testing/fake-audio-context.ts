import { onTestFinished, vi } from 'vitest'

const SAMPLE_RATE = 48_000

/** jsdom has no Web Audio: a context whose analyser reads what the test says, until the test is over. */
export function installFakeAudioContext() {
  const fake = {
    /** What a context becomes once it is resumed; browsers create it suspended. */
    state: 'running' as AudioContextState,
    /** Loudness of everything that plays. */
    level: 0.5,
    /** Silence in the middle of it. */
    gapMs: 0,
    closed: 0,
    /** The element that is measured. */
    audio: null as HTMLAudioElement | null,
  }
  class FakeAudioContext {
    sampleRate = SAMPLE_RATE
    destination = {}
    isResumed = false
    get state() {
      return this.isResumed ? fake.state : 'suspended'
    }
    resume = async () => {
      this.isResumed = true
    }
    close = async () => {
      fake.closed += 1
    }
    createMediaElementSource(audio: HTMLAudioElement) {
      fake.audio = audio
      return { connect: <T>(next: T) => next }
    }
    createAnalyser = () => ({
      fftSize: 2048,
      connect: <T>(next: T) => next,
      getFloatTimeDomainData(samples: Float32Array) {
        samples.fill(fake.level).fill(0, 1000, 1000 + (fake.gapMs / 1000) * SAMPLE_RATE)
      },
    })
  }
  vi.stubGlobal('AudioContext', FakeAudioContext)
  onTestFinished(() => void vi.unstubAllGlobals())
  return fake
}
