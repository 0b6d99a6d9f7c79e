import { createMp3Encoder } from 'wasm-media-encoders'
import type { StereoSamples } from '../synth/layers.ts'
import { SAMPLE_RATE_HZ } from '../synth/tone.ts'
import { findMp3FrameOffsets, SAMPLES_PER_FRAME } from './frames.ts'
import { createXingFrame } from './xing-frame.ts'

/** LAME's own scale, 0 the best: about 130 kbit/s for these sounds. */
const VBR_QUALITY = 4
/** LAME inserts this many samples before the first one. */
const ENCODER_DELAY = 576
/**
 * This much of the other end is encoded before the start and after the end and cut by players, so that the loop has no seam for the encoder
 * either.
 */
const OVERLAP = SAMPLES_PER_FRAME
const BLOCK = SAMPLE_RATE_HZ

/** Encodes a loop with LAME and returns the file's parts: a frame with its length, then the audio. */
export async function encodeMp3(loop: StereoSamples): Promise<Uint8Array<ArrayBuffer>[]> {
  const encoder = await createMp3Encoder()
  encoder.configure({
    sampleRate: SAMPLE_RATE_HZ,
    channels: 2,
    vbrQuality: VBR_QUALITY,
    outputSampleRate: SAMPLE_RATE_HZ,
  })
  const { length } = loop.left
  const parts: Uint8Array<ArrayBuffer>[] = []
  const add = (from: number, to: number) =>
    parts.push(encoder.encode([loop.left.subarray(from, to), loop.right.subarray(from, to)]).slice())
  add(length - OVERLAP, length)
  for (let from = 0; from < length; from += BLOCK) add(from, Math.min(from + BLOCK, length))
  add(0, OVERLAP)
  parts.push(encoder.finalize().slice())
  const audio = withoutXingFrame(Buffer.concat(parts))
  const offsets = findMp3FrameOffsets(audio)
  const delay = ENCODER_DELAY + OVERLAP
  const padding = offsets.length * SAMPLES_PER_FRAME - delay - length
  return [createXingFrame({ offsets, bytes: audio.length, delay, padding }), audio]
}

/** LAME begins with a frame that it cannot fill in before the end. */
function withoutXingFrame(audio: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [first = 0, second = audio.length] = findMp3FrameOffsets(audio)
  const name = audio.toString('latin1', first, Math.min(second, first + 64))
  return name.includes('Xing') || name.includes('Info') ? audio.subarray(second) : audio
}
