/** MPEG-2 Layer III, mono, 24 kHz, constant rate: every frame has 576 samples, 24 ms and 3 bytes per kbit/s. */
export const FRAME_SECONDS = 0.024
export const SAMPLES_PER_FRAME = 576

export type Kbps = 40 | 48 | 64

export const frameBytes = (kbps: Kbps): number => 3 * kbps

const RATE_INDEX: Record<Kbps, number> = { 40: 5, 48: 6, 64: 8 }

/** The four header bytes of every frame: sync, MPEG-2 Layer III without CRC, rate, 24 kHz, no padding, mono. */
export function frameHeader(kbps: Kbps): Uint8Array {
  return Uint8Array.of(0xff, 0xf3, (RATE_INDEX[kbps] << 4) | 0x04, 0xc4)
}

/** Bits that a frame borrows from the frames before it (main_data_begin). 0: it can be decoded on its own. */
export function borrowedBytes(frame: Uint8Array): number {
  return frame[4] ?? 0
}
