import type { ByteSource } from './byte-source.ts'

/** A valid file contains one tag of each kind; more than a few are an attack. */
const MAX_TAGS = 4
const ID3V1_BYTES = 128
const APE_FOOTER_BYTES = 32
/** Some taggers leave padding between their tag and the audio. */
const MAX_PADDING_BYTES = 64 * 1024

/** Returns where the bytes between the tags begin, or null when a tag claims to be longer than the file. */
export function findEndOfLeadingTags(source: ByteSource): number | null {
  let at = 0
  for (let tag = 0; tag < MAX_TAGS; tag++) {
    const length = id3v2Length(source.read(at, 10))
    if (length === 0) break
    at += length
    if (at > source.size) return null
  }
  return at + countZeroBytesAt(source, at)
}

/** Returns where the tags at the end of the file begin: ID3v1, APEv2. */
export function findStartOfTrailingTags(source: ByteSource, from: number): number {
  let end = source.size
  for (let tag = 0; tag < MAX_TAGS; tag++) {
    const length = id3v1Length(source, end) || apeLength(source, end)
    if (length === 0 || end - length < from) break
    end -= length
  }
  return end
}

/** Counts the zero bytes from here on, up to the maximum of padding. */
export function countZeroBytesAt(source: ByteSource, at: number): number {
  const bytes = source.read(at, MAX_PADDING_BYTES)
  const first = bytes.findIndex((byte) => byte !== 0)
  return first === -1 ? bytes.length : first
}

function id3v2Length(head: Uint8Array): number {
  if (head.length < 10 || latin1(head, 0, 3) !== 'ID3') return 0
  const [, , , , , flags = 0, ...size] = head
  if (size.some((byte) => byte > 0x7f)) return Number.POSITIVE_INFINITY
  const hasFooter = (flags & 0x10) !== 0
  return 10 + size.reduce((sum, byte) => sum * 128 + byte, 0) + (hasFooter ? 10 : 0)
}

function id3v1Length(source: ByteSource, end: number): number {
  if (end < ID3V1_BYTES) return 0
  return latin1(source.read(end - ID3V1_BYTES, 3), 0, 3) === 'TAG' ? ID3V1_BYTES : 0
}

function apeLength(source: ByteSource, end: number): number {
  if (end < APE_FOOTER_BYTES) return 0
  const footer = Buffer.from(source.read(end - APE_FOOTER_BYTES, APE_FOOTER_BYTES))
  if (footer.length < APE_FOOTER_BYTES || latin1(footer, 0, 8) !== 'APETAGEX') return 0
  const hasHeader = footer.readUInt32LE(20) >>> 31 === 1
  return footer.readUInt32LE(12) + (hasHeader ? APE_FOOTER_BYTES : 0)
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1')
}
