/** One cycle of a periodic tone. Looking it up is far cheaper than adding up its harmonics for every sample. */
export type Wave = Float32Array

export const WAVE_SIZE = 4096

/** `harmonics`: number of the harmonic and its loudness. */
export function waveOf(harmonics: readonly (readonly [harmonic: number, gain: number])[]): Wave {
  const wave = new Float32Array(WAVE_SIZE)
  for (let at = 0; at < WAVE_SIZE; at++) {
    let sum = 0
    for (const [harmonic, gain] of harmonics)
      sum += gain * Math.sin((2 * Math.PI * harmonic * at) / WAVE_SIZE)
    wave[at] = sum
  }
  return wave
}
