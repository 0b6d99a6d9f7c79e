import { readBytes } from './file-bytes.ts'

const ID3V1_BYTES = 128

/**
 * Returns SHA-256 as hex of a file without its ID3 tags, by which the server recognizes the same sound. A file with other tags has another
 * hash here than there: the server, which knows them all, decides.
 *
 * @throws {UnreadableFileError}
 */
export async function hashSoundContent(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await readBytes(file))
  const start = id3v2Bytes(bytes)
  const end = bytes.length - (latin1(bytes, bytes.length - ID3V1_BYTES) === 'TAG' ? ID3V1_BYTES : 0)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice(start, Math.max(start, end))))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the length of the tag at the beginning: its size is encoded in four bytes of seven bits, without its header and footer. */
function id3v2Bytes(bytes: Uint8Array): number {
  if (latin1(bytes, 0) !== 'ID3' || bytes.length < 10) return 0
  const hasFooter = ((bytes[5] ?? 0) & 0x10) !== 0
  return 10 + bytes.slice(6, 10).reduce((sum, byte) => sum * 128 + byte, 0) + (hasFooter ? 10 : 0)
}

const latin1 = (bytes: Uint8Array, at: number): string =>
  at < 0 ? '' : String.fromCharCode(...bytes.slice(at, at + 3))
