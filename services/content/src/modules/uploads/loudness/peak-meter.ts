/** Number of bars of a waveform. */
export const WAVEFORM_BAR_COUNT = 240

/**
 * Collects the highest sample of each of 240 equal parts of a sound of `totalSamples` samples per channel. The bars are relative to the
 * highest one (100), so they show the shape of quiet sounds as well as of loud ones.
 */
export function createPeakMeter(totalSamples: number) {
  const highest = new Float32Array(WAVEFORM_BAR_COUNT)
  let seen = 0
  return {
    add(channelData: readonly Float32Array[]): void {
      const length = channelData[0]?.length ?? 0
      for (let from = 0; from < length; ) {
        const part = Math.min(
          WAVEFORM_BAR_COUNT - 1,
          Math.floor(((seen + from) * WAVEFORM_BAR_COUNT) / totalSamples),
        )
        const partEnds = Math.ceil(((part + 1) * totalSamples) / WAVEFORM_BAR_COUNT) - seen
        const to = part === WAVEFORM_BAR_COUNT - 1 ? length : Math.min(length, Math.max(from + 1, partEnds))
        for (const samples of channelData)
          highest[part] = Math.max(highest[part] ?? 0, highestOf(samples, from, to))
        from = to
      }
      seen += length
    },
    /** The highest sample of all; 1 is full scale. */
    loudest: () => highest.reduce((most, level) => Math.max(most, level), 0),
    /** Returns 240 integers from 0 to 100. */
    peaks(): number[] {
      const loudest = this.loudest()
      return Array.from(highest, (level) => (loudest > 0 ? Math.round((level / loudest) * 100) : 0))
    },
  }
}

function highestOf(samples: Float32Array, from: number, to: number): number {
  let highest = 0
  for (let at = from; at < to; at++) {
    const level = Math.abs(samples[at] ?? 0)
    if (level > highest) highest = level
  }
  return highest
}
