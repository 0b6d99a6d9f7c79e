/** The whole file, one part of it (`end` included), or bytes that it does not have. */
export type RequestedRange =
  | { kind: 'full' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'unsatisfiable' }

const FULL: RequestedRange = { kind: 'full' }
const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i

/**
 * Returns the part of a file of `size` bytes that a Range header requests (RFC 9110 §14). `end` is the last byte, inclusive.
 *
 * A malformed header and another unit are ignored, as the RFC requires. Several ranges in one request are ignored too (§14.2 allows it): no
 * media player sends them, a multipart response could cost many times the file, and the whole file works for any client that a 416 would
 * break.
 */
export function parseRangeHeader(header: string | undefined, size: number): RequestedRange {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return FULL
  if (first === '') return suffix(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return FULL
  return start < size ? { kind: 'part', start, end } : { kind: 'unsatisfiable' }
}

function suffix(length: number, size: number): RequestedRange {
  if (length === 0) return { kind: 'unsatisfiable' }
  return { kind: 'part', start: Math.max(0, size - length), end: size - 1 }
}
