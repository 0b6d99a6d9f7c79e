import { createMp3Encoder } from 'wasm-media-encoders'

export interface TestMp3Options {
  seconds: number
  hz?: number
  /** Peak amplitude; 1 is full scale. */
  amplitude?: number
  channels?: 1 | 2
  /** A lower bit rate makes a long file quicker to check. */
  sampleRate?: 16_000 | 44_100 | 48_000
  kbps?: 32 | 64 | 128 | 320
}

const LOOP_SECONDS = 5

/** Encoding takes a tenth of a second, and most tests need the same few sounds. */
const loops = new Map<string, Promise<Buffer>>()

/** Returns a real mp3 of a sine: five seconds encoded by LAME, repeated. Each tone gives a different file. */
export async function createMp3({
  hz = 220,
  amplitude = 0.5,
  channels = 1,
  sampleRate = 44_100,
  kbps = 64,
  seconds,
}: TestMp3Options): Promise<Buffer<ArrayBuffer>> {
  const tone = { seconds: Math.min(seconds, LOOP_SECONDS), hz, amplitude, channels, sampleRate, kbps }
  const key = JSON.stringify(tone)
  const loop = loops.get(key) ?? encode(tone)
  loops.set(key, loop)
  return Buffer.concat(new Array<Buffer>(Math.ceil(seconds / LOOP_SECONDS)).fill(await loop))
}

async function encode(tone: Required<TestMp3Options>): Promise<Buffer> {
  const { seconds, hz, amplitude, channels, sampleRate, kbps } = tone
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels, bitrate: kbps })
  const wave = new Float32Array(seconds * sampleRate)
  for (let at = 0; at < wave.length; at++)
    wave[at] = amplitude * Math.sin((2 * Math.PI * hz * at) / sampleRate)
  return Buffer.concat([
    encoder.encode(new Array<typeof wave>(channels).fill(wave)).slice(),
    encoder.finalize().slice(),
  ])
}

export const toMp3DataUrl = (bytes: Uint8Array): string =>
  `data:audio/mpeg;base64,${Buffer.from(bytes).toString('base64')}`
