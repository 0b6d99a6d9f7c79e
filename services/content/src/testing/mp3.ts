import { createMp3Encoder } from 'wasm-media-encoders'

export interface TestMp3 {
  seconds: number
  hz?: number
  /** Peak, 1 is full scale. */
  amplitude?: number
  channels?: 1 | 2
  /** The fewer, the sooner a long one is checked. */
  sampleRate?: 16_000 | 44_100 | 48_000
  kbps?: 32 | 64 | 128 | 320
}

const LOOP_SECONDS = 5

/** A real mp3 of a sine: five seconds encoded by LAME, repeated. Other tones are other files. */
export async function mp3(o: TestMp3): Promise<Buffer<ArrayBuffer>> {
  const { seconds, hz = 220, amplitude = 0.5, channels = 1, sampleRate = 44_100, kbps = 64 } = o
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels, bitrate: kbps })
  const length = Math.min(seconds, LOOP_SECONDS) * sampleRate
  const wave = Float32Array.from(
    { length },
    (_, at) => amplitude * Math.sin((2 * Math.PI * hz * at) / sampleRate),
  )
  const parts = [
    encoder.encode(new Array<typeof wave>(channels).fill(wave)).slice(),
    encoder.finalize().slice(),
  ]
  const loop = Buffer.concat(parts)
  return Buffer.concat(new Array<Buffer>(Math.ceil(seconds / LOOP_SECONDS)).fill(loop))
}

export const asDataUrl = (bytes: Uint8Array): string =>
  `data:audio/mpeg;base64,${Buffer.from(bytes).toString('base64')}`
