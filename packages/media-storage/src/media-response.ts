import { parseRangeHeader } from './byte-range.ts'
import type { MediaFile } from './media-file.ts'
import type { MediaPart } from './media-part.ts'
import { type ConditionalHeaders, evaluatePreconditions, isIfRangeSatisfied } from './preconditions.ts'

/**
 * The response to a GET of a media file: bytes (200, 206), 304, `precondition-failed` (412), or
 * `range-not-satisfiable` for a range beyond the file (416). Headers have lower-case names.
 */
export type MediaResponse =
  | { kind: 'bytes'; status: 200 | 206; headers: Record<string, string>; part: MediaPart }
  | { kind: 'not-modified'; headers: Record<string, string> }
  | { kind: 'precondition-failed' }
  | { kind: 'range-not-satisfiable' }

/**
 * Returns the response to a GET of a media file (RFC 9110 §13, §14): content uses it for every request, the gateway for what content
 * allowed a moment ago. The sender of the bytes adds `Content-Length`.
 *
 * @param expiresInMs the remaining lifetime of the link, which also limits caching
 */
export function toMediaResponse(
  file: MediaFile,
  request: ConditionalHeaders & { range?: string | undefined },
  expiresInMs: number,
): MediaResponse {
  const verdict = evaluatePreconditions(request, file)
  if (verdict === 'failed') return { kind: 'precondition-failed' }
  const headers = validatorsOf(file, expiresInMs)
  if (verdict === 'not-modified') return { kind: 'not-modified', headers }
  const wanted = isIfRangeSatisfied(request['if-range'], file)
    ? parseRangeHeader(request.range, file.bytes)
    : null
  if (wanted?.kind === 'unsatisfiable') return { kind: 'range-not-satisfiable' }
  Object.assign(headers, describe(file))
  const { storageKey, bytes } = file
  if (wanted?.kind !== 'part') {
    return { kind: 'bytes', status: 200, headers, part: { storageKey, start: 0, end: bytes - 1 } }
  }
  const { start, end } = wanted
  headers['content-range'] = `bytes ${start}-${end}/${bytes}`
  return { kind: 'bytes', status: 206, headers, part: { storageKey, start, end } }
}

function validatorsOf({ etag, modifiedAt }: MediaFile, expiresInMs: number): Record<string, string> {
  const secondsLeft = Math.max(0, Math.ceil(expiresInMs / 1000))
  return {
    etag,
    'last-modified': modifiedAt.toUTCString(),
    'cache-control': `private, max-age=${secondsLeft}`,
    'accept-ranges': 'bytes',
  }
}

function describe({ contentType }: MediaFile): Record<string, string> {
  return {
    'content-type': contentType,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
  }
}
