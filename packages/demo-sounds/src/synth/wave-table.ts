/** One cycle of a periodic tone. Looking it up is far cheaper than adding up its harmonics for every sample. */
export type WaveTable = Float32Array

export const WAVE_TABLE_SAMPLES = 4096

/** `harmonics`: number of the harmonic and its loudness. */
export function createWaveTable(
  harmonics: readonly (readonly [harmonic: number, gain: number])[],
): WaveTable {
  const wave = new Float32Array(WAVE_TABLE_SAMPLES)
  for (let at = 0; at < WAVE_TABLE_SAMPLES; at++) {
    let sum = 0
    for (const [harmonic, gain] of harmonics)
      sum += gain * Math.sin((2 * Math.PI * harmonic * at) / WAVE_TABLE_SAMPLES)
    wave[at] = sum
  }
  return wave
}
