/** Identifies a stored file for caches: a strong entity tag (quoted) and, if it is known, its time of change. */
export interface HttpValidators {
  etag: string
  modifiedAt?: Date
}

export interface ConditionalHeaders {
  'if-match'?: string | undefined
  'if-none-match'?: string | undefined
  'if-modified-since'?: string | undefined
  'if-unmodified-since'?: string | undefined
  'if-range'?: string | undefined
}

export type PreconditionResult = 'proceed' | 'not-modified' | 'failed'

/** Evaluates the preconditions of a GET or HEAD in the order of RFC 9110 §13.2.2. */
export function evaluatePreconditions(headers: ConditionalHeaders, file: HttpValidators): PreconditionResult {
  const match = headers['if-match']
  if (match !== undefined) {
    if (!lists(match, file.etag, 'strong')) return 'failed'
  } else if (changedSince(headers['if-unmodified-since'], file) === true) return 'failed'

  const noneMatch = headers['if-none-match']
  if (noneMatch !== undefined) return lists(noneMatch, file.etag, 'weak') ? 'not-modified' : 'proceed'
  return changedSince(headers['if-modified-since'], file) === false ? 'not-modified' : 'proceed'
}

/**
 * Whether a Range header still applies (RFC 9110 §13.1.5): the client's part belongs to this version of the file. Tags compare strongly, a
 * date must be exactly Last-Modified.
 */
export function isIfRangeSatisfied(ifRange: string | undefined, file: HttpValidators): boolean {
  if (ifRange === undefined) return true
  if (ifRange.includes('"')) return ifRange.trim() === file.etag
  return file.modifiedAt !== undefined && httpSeconds(ifRange) === wholeSeconds(file.modifiedAt)
}

function lists(header: string, etag: string, comparison: 'strong' | 'weak'): boolean {
  if (header.trim() === '*') return true
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? []
  return tags.some((tag) => tag === etag || (comparison === 'weak' && tag === `W/${etag}`))
}

/** Returns null when there is no such header, it is not a date or the time of change is unknown: then it is ignored. */
function changedSince(header: string | undefined, file: HttpValidators): boolean | null {
  const since = header === undefined ? null : httpSeconds(header)
  return since === null || !file.modifiedAt ? null : wholeSeconds(file.modifiedAt) > since
}

function httpSeconds(text: string): number | null {
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : Math.floor(time / 1000)
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
