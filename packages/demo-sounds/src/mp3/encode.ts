import { createMp3Encoder } from 'wasm-media-encoders'
import type { Stereo } from '../synth/chapters.ts'
import { SAMPLE_RATE } from '../synth/tone.ts'
import { frameBytes, frameHeader, type Kbps, SAMPLES_PER_FRAME } from './frames.ts'
import { infoFrame } from './info-frame.ts'

/** Encodes blocks of sound with LAME as they come and returns the file's parts: an info frame, then the audio. */
export async function encode(blocks: Iterable<Stereo>, kbps: Kbps): Promise<Uint8Array<ArrayBuffer>[]> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate: kbps, outputSampleRate: SAMPLE_RATE })
  const parts: Uint8Array<ArrayBuffer>[] = []
  let samples = 0
  for (const { left, right } of blocks) {
    samples += left.length
    parts.push(encoder.encode([left, right]).slice())
  }
  parts.push(encoder.finalize().slice())
  const audio = withoutInfoFrame(concat(parts))
  const frames = countFrames(audio, kbps)
  return [
    infoFrame(kbps, { frames, bytes: audio.length, padding: frames * SAMPLES_PER_FRAME - samples }),
    audio,
  ]
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** LAME begins with an info frame that it cannot fill in before the end. */
function withoutInfoFrame(audio: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = Buffer.from(audio.buffer, 0, 64).toString('latin1')
  if (!start.includes('Info') && !start.includes('Xing')) return audio
  const next = audio.findIndex((byte, at) => at > 64 && byte === 0xff && audio[at + 1] === 0xfb)
  return audio.subarray(next)
}

/** @throws Error when the encoder gave something else than frames of this rate */
function countFrames(audio: Uint8Array, kbps: Kbps): number {
  const [sync, version, rate = 0] = frameHeader(kbps)
  let frames = 0
  for (let at = 0; at < audio.length; frames++) {
    const header = audio[at + 2] ?? 0
    if (audio[at] !== sync || audio[at + 1] !== version || (header & 0xfc) !== rate)
      throw new Error(`The encoder gave no ${kbps} kbit/s frame at byte ${at}.`)
    at += frameBytes(kbps) + ((header >> 1) & 1)
  }
  return frames
}
