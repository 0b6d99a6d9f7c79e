/** A soft tone an octave above the deepest of the catalogue, and its fifth, far below the sound itself. */
const TONES = [
  { hertz: 55, share: 1 },
  { hertz: 82.5, share: 0.35 },
] as const
const MAX_GAIN = 0.07
/** Between two breaths it does not fall silent, so that it does not seem to begin again. */
const MIN_SHARE = 0.15
const FADE_OUT_SECONDS = 0.8

export interface BreathLayer {
  /** Swells or sinks over this time; `volume` is that of the sound, 0 … 1. */
  follow(half: 'inhale' | 'exhale', seconds: number, volume: number): void
  /** Fades out and lets the audio of the device sleep, until the next breath. */
  rest(): void
  close(): void
}

/** Plays a low tone beside the sound that swells with the breath; to be created while a tap is handled. Null where it is impossible. */
export function createBreathLayer(): BreathLayer | null {
  if (typeof AudioContext === 'undefined') return null
  const context = new AudioContext()
  const output = new GainNode(context, { gain: 0 })
  output.connect(context.destination)
  for (const { hertz, share } of TONES) {
    const tone = new OscillatorNode(context, { frequency: hertz })
    tone.connect(new GainNode(context, { gain: share })).connect(output)
    tone.start()
  }
  void context.resume()
  let sleep: ReturnType<typeof setTimeout> | undefined

  const rampTo = (gain: number, seconds: number) => {
    const now = context.currentTime
    output.gain.cancelScheduledValues(now)
    output.gain.setValueAtTime(output.gain.value, now)
    output.gain.linearRampToValueAtTime(gain, now + seconds)
  }
  return {
    follow(half, seconds, volume) {
      clearTimeout(sleep)
      void context.resume()
      rampTo(MAX_GAIN * volume * (half === 'inhale' ? 1 : MIN_SHARE), seconds)
    },
    rest() {
      rampTo(0, FADE_OUT_SECONDS)
      clearTimeout(sleep)
      sleep = setTimeout(() => void context.suspend(), FADE_OUT_SECONDS * 1000)
    },
    close() {
      clearTimeout(sleep)
      rampTo(0, FADE_OUT_SECONDS)
      setTimeout(() => void context.close(), FADE_OUT_SECONDS * 1000)
    },
  }
}
