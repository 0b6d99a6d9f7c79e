import { addBells } from './bells.ts'
import { dbfs, gainTo, PART_RMS_DBFS } from './loudness.ts'
import { addPad } from './pad.ts'
import type { Layer, Piece } from './piece.ts'
import { between, seededRandom } from './random.ts'
import { textures } from './textures.ts'
import { SAMPLE_RATE } from './tone.ts'

export interface Stereo {
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}

/** How long a chapter melts into the next. */
const OVERLAP_SECONDS = 5
/** `strokes` and chords of a layer are meant for this time. */
const LAYER_SECONDS = 24

/**
 * The audible part in chapters of different lengths, each composed anew from the piece's seed: other notes, other noise, another balance of
 * the layers. Each melts into the next, so that the whole is one piece.
 */
export function createChapters(piece: Piece): (out: Stereo) => void {
  let index = 0
  let playing: Stereo[] = []
  let [chapter, at] = [renderChapter(piece, index), 0]

  return (out) => {
    for (let written = 0; written < out.left.length; ) {
      const overlap = OVERLAP_SECONDS * SAMPLE_RATE
      if (at === chapter.left.length - overlap) {
        // What is left of this chapter fades into the first seconds of the next.
        playing = [tail(chapter, at)]
        index += 1
        chapter = renderChapter(piece, index)
        at = 0
        for (const old of playing) addTo(chapter, old)
      }
      const count = Math.min(out.left.length - written, chapter.left.length - overlap - at)
      out.left.set(chapter.left.subarray(at, at + count), written)
      out.right.set(chapter.right.subarray(at, at + count), written)
      at += count
      written += count
    }
  }
}

function tail({ left, right }: Stereo, from: number): Stereo {
  return { left: left.slice(from), right: right.slice(from) }
}

function addTo(chapter: Stereo, old: Stereo): void {
  for (const side of ['left', 'right'] as const)
    for (let at = 0; at < old[side].length; at++)
      chapter[side][at] = (chapter[side][at] ?? 0) + (old[side][at] ?? 0)
}

/** Faded in and out over the overlap, so that two chapters together are as loud as one. */
function renderChapter(piece: Piece, index: number): Stereo {
  const seed = `${piece.seed}/${index}`
  const plan = seededRandom(`${seed}/plan`)
  const length = Math.round((between(plan, 14, 32) + 2 * OVERLAP_SECONDS) * SAMPLE_RATE)
  const stereo: Stereo = { left: new Float32Array(length), right: new Float32Array(length) }
  for (const [number, layer] of piece.layers.entries())
    addLayer(stereo, layer, { seed: `${seed}/${number}`, balance: between(plan, 0.6, 1.4) })
  const gain = (gainTo(stereo.left, PART_RMS_DBFS) + gainTo(stereo.right, PART_RMS_DBFS)) / 2
  const fade = OVERLAP_SECONDS * SAMPLE_RATE
  for (let at = 0; at < length; at++) {
    const edge = Math.min(1, at / fade, (length - at) / fade)
    const level = gain * Math.sin((Math.PI / 2) * edge)
    stereo.left[at] = (stereo.left[at] ?? 0) * level
    stereo.right[at] = (stereo.right[at] ?? 0) * level
  }
  return stereo
}

/** Two renderings of the layer, each more on one side. */
function addLayer(stereo: Stereo, layer: Layer, o: { seed: string; balance: number }): void {
  const length = stereo.left.length
  const one = renderLayer(layer, { length, seed: o.seed, voice: 'one' })
  const other = renderLayer(layer, { length, seed: o.seed, voice: 'other' })
  const level = dbfs(layer.gain * o.balance)
  const [gain, otherGain] = [gainTo(one, level), gainTo(other, level)]
  for (let at = 0; at < length; at++) {
    const a = gain * (one[at] ?? 0)
    const b = otherGain * (other[at] ?? 0)
    stereo.left[at] = (stereo.left[at] ?? 0) + 0.8 * a + 0.4 * b
    stereo.right[at] = (stereo.right[at] ?? 0) + 0.4 * a + 0.8 * b
  }
}

function renderLayer(
  layer: Layer,
  o: { length: number; seed: string; voice: string },
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(o.length)
  const random = seededRandom(`${o.seed}/${o.voice}`)
  if (layer.kind === 'pad') addPad(out, layer, { plan: seededRandom(`${o.seed}/plan`), random })
  else if (layer.kind === 'bells') {
    const strokes = (layer.strokes * o.length) / (LAYER_SECONDS * SAMPLE_RATE) / 2
    addBells(out, { ...layer, strokes: Math.max(2, Math.round(strokes)) }, random)
  } else textures[layer.texture](out, random)
  return out
}
