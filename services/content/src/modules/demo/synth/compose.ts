import { addBells } from './bells.ts'
import { renderCarrier } from './carrier.ts'
import { dbfs, gainTo, limitPeaks, PART_RMS_DBFS } from './loudness.ts'
import { addPad } from './pad.ts'
import type { Layer, Piece } from './piece.ts'
import { seededRandom } from './random.ts'
import { textures } from './textures.ts'
import { SAMPLE_RATE, turn, turning } from './tone.ts'

const FADE_IN_SECONDS = 0.9
const FADE_OUT_SECONDS = 1.6
/** How far a breath in the middle of the loop sinks: quieter, not silent. */
const BREATH_FLOOR = 0.45

/** One loop of the piece as mono samples in −1…1, silent at both ends so that repeating it can't click. */
export function compose(piece: Piece): Float32Array<ArrayBuffer> {
  const length = Math.round(piece.loopSeconds * SAMPLE_RATE)
  const audible = new Float32Array(length)
  for (const [index, layer] of piece.layers.entries()) {
    const samples = renderLayer(layer, length, `${piece.seed}/${index}`)
    mix(audible, samples, gainTo(samples, dbfs(layer.gain)))
  }
  const carrier = renderCarrier(piece.carrier, length)
  const breath = breathing(piece, length)
  multiply(audible, breath)
  multiply(carrier, breath)
  const out = new Float32Array(length)
  mix(out, audible, gainTo(audible, PART_RMS_DBFS))
  mix(out, carrier, gainTo(carrier, PART_RMS_DBFS))
  limitPeaks(out)
  return out
}

function renderLayer(layer: Layer, length: number, seed: string): Float32Array<ArrayBuffer> {
  const out = new Float32Array(length)
  const random = seededRandom(seed)
  if (layer.kind === 'pad') addPad(out, layer, random)
  else if (layer.kind === 'bells') addBells(out, layer, random)
  else textures[layer.texture](out, random)
  return out
}

function mix(out: Float32Array, samples: Float32Array, gain: number): void {
  for (let at = 0; at < out.length; at++) out[at] = (out[at] ?? 0) + gain * (samples[at] ?? 0)
}

function multiply(samples: Float32Array, envelope: Float32Array): void {
  for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) * (envelope[at] ?? 0)
}

/** The slow swells of the piece, 0 at both ends of the loop. */
function breathing(piece: Piece, length: number): Float32Array {
  const fadeIn = FADE_IN_SECONDS * SAMPLE_RATE
  const fadeOut = FADE_OUT_SECONDS * SAMPLE_RATE
  const swell = turning((piece.breaths * SAMPLE_RATE) / length, 0)
  const envelope = new Float32Array(length)
  for (let at = 0; at < length; at++) {
    const breath = BREATH_FLOOR + (1 - BREATH_FLOOR) * (0.5 - 0.5 * swell.x)
    const edge = Math.min(at / fadeIn, (length - 1 - at) / fadeOut)
    envelope[at] = edge < 1 ? breath * Math.sin((Math.PI / 2) * edge) ** 2 : breath
    turn(swell)
  }
  return envelope
}
