import { mostInlineBodyBytes } from '@hibiki/http'

/** D-010: everybody is answered within 30 s, uploads within 10 minutes. */
export const requestDeadlineMs = 30_000
export const uploadDeadlineMs = 600_000

const MiB = 1024 * 1024
/** D-164 */
const MOST_UPLOAD_MIB = 200
const resumableUpload = 'application/offset+octet-stream'

export function isUpload(path: string): boolean {
  return path.startsWith('upload/')
}

const photoCalls: ReadonlySet<string> = new Set(['aiesthe/detect', 'aiesthe/detect-after'])

/** Outermost bound of a request body in bytes. Files that are too large for JSON or forms arrive as resumable pieces. */
export function maxBodyBytes(path: string, contentType: string | undefined): number {
  if (isUpload(path) && contentType === resumableUpload) return MOST_UPLOAD_MIB * MiB
  return isUpload(path) || photoCalls.has(path) ? mostInlineBodyBytes : MiB
}

/** Only types that a foreign page cannot send without asking first, and the form type that files need. */
export function isAcceptedBodyType(contentType: string | undefined): boolean {
  return (
    contentType === 'application/json' ||
    contentType === 'multipart/form-data' ||
    contentType === resumableUpload
  )
}

/** `Application/JSON; charset=utf-8` → `application/json`. */
export function mediaType(header: string | undefined): string | undefined {
  return header?.split(';', 1)[0]?.trim().toLowerCase()
}
