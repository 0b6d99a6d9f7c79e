import { createSeededRandom } from '@hibiki/text'
import { addBells } from './bells.ts'
import { computeGainToLevel, PART_RMS_DBFS, toDbfs } from './loudness.ts'
import { addPad } from './pad.ts'
import type { Layer, Piece } from './piece.ts'
import { randomBetween } from './random.ts'
import { textureRenderers } from './textures.ts'

export interface StereoSamples {
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}

/** Renders the audible part of a piece around its loop: what exceeds the end continues at the start. */
export function renderLayers(piece: Piece, length: number): StereoSamples {
  const stereo: StereoSamples = { left: new Float32Array(length), right: new Float32Array(length) }
  const sides = [new Float32Array(length), new Float32Array(length)] as const
  const plan = createSeededRandom(`${piece.seed}/plan`)
  for (const [number, layer] of piece.layers.entries())
    addLayer(stereo, layer, {
      sides,
      seed: `${piece.seed}/${number}`,
      level: toDbfs(layer.gain * randomBetween(plan, 0.7, 1.3)),
    })
  const gain =
    (computeGainToLevel(stereo.left, PART_RMS_DBFS) + computeGainToLevel(stereo.right, PART_RMS_DBFS)) / 2
  for (const samples of [stereo.left, stereo.right])
    for (let at = 0; at < length; at++) samples[at] = (samples[at] ?? 0) * gain
  return stereo
}

/** Adds two voices of the layer, one further to each side. */
function addLayer(
  { left, right }: StereoSamples,
  layer: Layer,
  options: { sides: readonly [Float32Array, Float32Array]; seed: string; level: number },
): void {
  const { sides, seed, level } = options
  const [one, other] = sides
  one.fill(0)
  other.fill(0)
  const random = createSeededRandom(seed)
  if (layer.kind === 'pad') addPad(sides, layer, random)
  else if (layer.kind === 'bells') addBells(sides, layer, random)
  else for (const side of sides) textureRenderers[layer.texture](side, random)
  const [gain, otherGain] = [computeGainToLevel(one, level), computeGainToLevel(other, level)]
  for (let at = 0; at < left.length; at++) {
    const a = gain * (one[at] ?? 0)
    const b = otherGain * (other[at] ?? 0)
    left[at] = (left[at] ?? 0) + 0.8 * a + 0.4 * b
    right[at] = (right[at] ?? 0) + 0.4 * a + 0.8 * b
  }
}
