/** The data about a media file that sending needs: content's row, which is also passed to the gateway. */
export interface MediaFile {
  storageKey: string
  bytes: number
  contentType: string
  modifiedAt: Date
  /** Strong entity tag, quoted: the SHA-256 of the content. */
  etag: string
}

/** Content's judgement of a link: this file, for so long. */
export interface MediaLinkVerdict {
  file: MediaFile
  /** Milliseconds until the link expires; relative, so that no two clocks are compared. */
  expiresInMs: number
}

/**
 * Sent with the named bytes (`mediaPartHeader`): the whole verdict on the link, with which the gateway responds to further ranges for a
 * moment without another request (ADR 0008).
 */
export const mediaLinkVerdictHeader = 'x-internal-media-verdict'

/** Returns the value of `mediaLinkVerdictHeader`: a JSON array, which `parseMediaLinkVerdict` reads. */
export function formatMediaLinkVerdict({ file, expiresInMs }: MediaLinkVerdict): string {
  const { storageKey, bytes, contentType, modifiedAt, etag } = file
  return JSON.stringify([expiresInMs, bytes, modifiedAt.getTime(), etag, contentType, storageKey])
}

/** Returns the verdict of a `mediaLinkVerdictHeader`; null for any other text. */
export function parseMediaLinkVerdict(text: string): MediaLinkVerdict | null {
  const [expiresInMs, bytes, modified, etag, contentType, storageKey] = readArray(text)
  if (typeof expiresInMs !== 'number' || typeof bytes !== 'number' || typeof modified !== 'number')
    return null
  if (typeof etag !== 'string' || typeof contentType !== 'string' || typeof storageKey !== 'string')
    return null
  return { file: { storageKey, bytes, contentType, modifiedAt: new Date(modified), etag }, expiresInMs }
}

function readArray(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
