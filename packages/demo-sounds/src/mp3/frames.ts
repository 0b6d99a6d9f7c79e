/** MPEG-1 Layer III, joint stereo, 44.1 kHz, constant rate: every frame has 1152 samples. */
export const SAMPLES_PER_FRAME = 1152

export type Kbps = 96 | 128

/** Of a frame without padding. */
export const frameBytes = (kbps: Kbps): number => Math.floor((144_000 * kbps) / 44_100)

const RATE_INDEX: Record<Kbps, number> = { 96: 7, 128: 9 }

/** The four header bytes: sync, MPEG-1 Layer III without CRC, rate, 44.1 kHz, no padding, joint stereo. */
export function frameHeader(kbps: Kbps): Uint8Array {
  return Uint8Array.of(0xff, 0xfb, RATE_INDEX[kbps] << 4, 0x44)
}
