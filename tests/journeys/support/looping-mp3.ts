import { createMp3Encoder } from 'wasm-media-encoders'

const SAMPLE_RATE = 44_100
const SAMPLES_PER_FRAME = 1152
const KBPS = 128
/** The silence that LAME adds before the first sample. */
const LAME_DELAY_SAMPLES = 576
const SIDE_INFO_BYTES = 32
const HAS_FRAMES_AND_BYTES = 3

/**
 * Builds a real mp3 of a tone whose end joins its start, with a LAME tag that says how many samples the encoder added.
 * @param options.leadSamples silence before the tone, which the tag adds to the encoder's delay
 */
export async function buildLoopingMp3({
  seconds,
  leadSamples = 0,
}: {
  seconds: number
  leadSamples?: number
}): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate: KBPS, outputSampleRate: SAMPLE_RATE })
  const samples = seconds * SAMPLE_RATE
  const tone = new Float32Array(leadSamples + samples)
  // A whole number of periods makes the end join the start.
  for (let at = 0; at < samples; at++)
    tone[leadSamples + at] = 0.5 * Math.sin((2 * Math.PI * 220 * at) / SAMPLE_RATE)
  const encoded = [encoder.encode([tone, tone]).slice(), encoder.finalize().slice()]
  const audio = Buffer.concat(encoded)
  const header = audio.subarray(0, 4)
  const frames = countFrames(audio)
  const delay = LAME_DELAY_SAMPLES + leadSamples
  const padding = frames * SAMPLES_PER_FRAME - delay - samples
  return Buffer.concat([infoFrame(header, { frames, bytes: audio.length, delay, padding }), audio])
}

const frameBytes = (header: Buffer, at = 0): number =>
  Math.floor((144 * KBPS * 1000) / SAMPLE_RATE) + (((header[at + 2] ?? 0) >> 1) & 1)

function countFrames(audio: Buffer): number {
  let frames = 0
  for (let at = 0; at < audio.length; at += frameBytes(audio, at)) {
    if (audio[at] !== 0xff) throw new Error(`no frame at byte ${at}`)
    frames += 1
  }
  return frames
}

function infoFrame(
  header: Buffer,
  { frames, bytes, delay, padding }: { frames: number; bytes: number; delay: number; padding: number },
): Buffer {
  const frame = Buffer.alloc(frameBytes(header))
  header.copy(frame)
  const at = 4 + SIDE_INFO_BYTES
  frame.write('Info', at, 'latin1')
  frame.writeUInt32BE(HAS_FRAMES_AND_BYTES, at + 4)
  frame.writeUInt32BE(frames, at + 8)
  frame.writeUInt32BE(bytes + frame.length, at + 12)
  frame.write('LAME3.100', at + 16, 'latin1')
  frame.writeUIntBE((delay << 12) | padding, at + 16 + 21, 3)
  return frame
}
