import { createMp3Encoder } from 'wasm-media-encoders'
import { SAMPLE_RATE } from '../synth/tone.ts'
import { borrowedBytes, frameBytes, frameHeader, type Kbps, SAMPLES_PER_FRAME } from './frames.ts'

const INFO_FRAME_TAGS = ['Info', 'Xing']

/** Encodes one loop with LAME and returns exactly its frames; they may be repeated one after another. */
export async function encodeLoop(
  samples: Float32Array<ArrayBuffer>,
  kbps: Kbps,
): Promise<Uint8Array<ArrayBuffer>> {
  if (samples.length % SAMPLES_PER_FRAME !== 0)
    throw new RangeError('A loop must be a whole number of mp3 frames.')
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: kbps, outputSampleRate: SAMPLE_RATE })
  const stream = concat(encoder.encode([samples]).slice(), encoder.finalize().slice())
  const size = frameBytes(kbps)
  const first = isInfoFrame(stream.subarray(0, size)) ? size : 0
  // The encoder adds a frame or two at the end for its delay; there the loop is already silent.
  const frames = stream.slice(first, first + (samples.length / SAMPLES_PER_FRAME) * size)
  checkFrames(frames, kbps)
  return frames
}

function concat(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + tail.length)
  all.set(head)
  all.set(tail, head.length)
  return all
}

function isInfoFrame(frame: Uint8Array): boolean {
  const text = Buffer.from(frame).toString('latin1')
  return INFO_FRAME_TAGS.some((tag) => text.includes(tag))
}

// Repeating works only when frames have one size and the first one borrows nothing from its predecessor.
function checkFrames(frames: Uint8Array, kbps: Kbps): void {
  const size = frameBytes(kbps)
  const [sync, version, rate] = frameHeader(kbps)
  for (let at = 0; at < frames.length; at += size) {
    const found = frames[at] === sync && frames[at + 1] === version && frames[at + 2] === rate
    if (!found) throw new Error(`The encoder gave no ${kbps} kbit/s frame at byte ${at}.`)
  }
  if (frames.length % size !== 0 || borrowedBytes(frames) !== 0)
    throw new Error('The encoded loop can not be repeated.')
}
