/** The whole file, one part of it (`end` included), or bytes that it does not have. */
export type RequestedRange =
  | { kind: 'full' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'unsatisfiable' }

const FULL: RequestedRange = { kind: 'full' }
const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110 §14). `end` is the last byte, included.
 *
 * A malformed header and another unit are ignored, as the RFC demands. Several ranges in one request are ignored too
 * (§14.2 allows it): no media player sends them, a multipart answer can be made to cost many times the file, and the
 * whole file is right for any client where 416 would break it.
 */
export function readRange(header: string | undefined, size: number): RequestedRange {
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
