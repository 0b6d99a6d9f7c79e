import { addBells } from './bells.ts'
import { dbfs, gainTo, PART_RMS_DBFS } from './loudness.ts'
import { addPad } from './pad.ts'
import type { Layer, Piece } from './piece.ts'
import { between, seededRandom } from './random.ts'
import { textures } from './textures.ts'

export interface Stereo {
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}

/** Renders the audible part of a piece around its loop: what exceeds the end continues at the start. */
export function renderLayers(piece: Piece, length: number): Stereo {
  const stereo: Stereo = { left: new Float32Array(length), right: new Float32Array(length) }
  const sides = [new Float32Array(length), new Float32Array(length)] as const
  const plan = seededRandom(`${piece.seed}/plan`)
  for (const [number, layer] of piece.layers.entries())
    addLayer(stereo, layer, {
      sides,
      seed: `${piece.seed}/${number}`,
      level: dbfs(layer.gain * between(plan, 0.7, 1.3)),
    })
  const gain = (gainTo(stereo.left, PART_RMS_DBFS) + gainTo(stereo.right, PART_RMS_DBFS)) / 2
  for (const samples of [stereo.left, stereo.right])
    for (let at = 0; at < length; at++) samples[at] = (samples[at] ?? 0) * gain
  return stereo
}

/** Adds two voices of the layer, one further to each side. */
function addLayer(
  { left, right }: Stereo,
  layer: Layer,
  options: { sides: readonly [Float32Array, Float32Array]; seed: string; level: number },
): void {
  const { sides, seed, level } = options
  const [one, other] = sides
  one.fill(0)
  other.fill(0)
  const random = seededRandom(seed)
  if (layer.kind === 'pad') addPad(sides, layer, random)
  else if (layer.kind === 'bells') addBells(sides, layer, random)
  else for (const side of sides) textures[layer.texture](side, random)
  const [gain, otherGain] = [gainTo(one, level), gainTo(other, level)]
  for (let at = 0; at < left.length; at++) {
    const a = gain * (one[at] ?? 0)
    const b = otherGain * (other[at] ?? 0)
    left[at] = (left[at] ?? 0) + 0.8 * a + 0.4 * b
    right[at] = (right[at] ?? 0) + 0.4 * a + 0.8 * b
  }
}
