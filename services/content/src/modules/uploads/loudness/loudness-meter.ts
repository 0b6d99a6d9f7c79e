import { createKWeightedPowerMeter } from './k-weighted-power-meter.ts'

const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = 10
/** Blocks of 400 ms overlap by three quarters, so each consists of four steps of 100 ms. */
const STEPS_PER_BLOCK = 4

/**
 * Measures the integrated loudness (EBU R128, ITU-R BS.1770-4) of audio that is added in blocks. The result is null for silence and for audio
 * shorter than 400 ms.
 */
export function createLoudnessMeter(sampleRate: number, channels: number) {
  const filters = Array.from({ length: channels }, () => createKWeightedPowerMeter(sampleRate))
  const stepSamples = Math.round(sampleRate / 10)
  const steps: number[] = []
  let sum = 0
  let filled = 0

  return {
    /** Adds one array per channel, all of the same length, with samples from -1 to 1. */
    add(channelData: readonly Float32Array[]): void {
      const length = channelData[0]?.length ?? 0
      for (let from = 0; from < length; ) {
        const to = Math.min(length, from + stepSamples - filled)
        channelData.forEach((samples, channel) => {
          sum += filters[channel]?.sumOfSquares(samples, from, to) ?? 0
        })
        filled += to - from
        from = to
        if (filled < stepSamples) continue
        steps.push(sum / stepSamples)
        sum = 0
        filled = 0
      }
    },
    lufs(): number | null {
      const audible = blocksOf(steps).filter((power) => toLufs(power) > ABSOLUTE_GATE_LUFS)
      if (audible.length === 0) return null
      const gate = toLufs(mean(audible)) - RELATIVE_GATE_LU
      return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
    },
  }
}

function blocksOf(steps: readonly number[]): number[] {
  const blocks: number[] = []
  for (let at = STEPS_PER_BLOCK; at <= steps.length; at++)
    blocks.push(mean(steps.slice(at - STEPS_PER_BLOCK, at)))
  return blocks
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function toLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}
