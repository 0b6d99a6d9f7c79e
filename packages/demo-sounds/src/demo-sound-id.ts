import { createHash } from 'node:crypto'

/** Returns the id of a demo sound: a UUID of version 8 made from its key, so that seeding again finds the same row. */
export function toDemoSoundId(key: string): string {
  const bytes = createHash('sha256').update(`hibiki demo sound ${key}`).digest().subarray(0, 16)
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
