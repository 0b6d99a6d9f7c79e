/** Every call gets a response within 30 s, an upload within 10 minutes. */
export const REQUEST_DEADLINE_MS = 30_000
export const UPLOAD_DEADLINE_MS = 600_000

/** The media type of one chunk of a resumable upload (tus). */
export const RESUMABLE_UPLOAD_MEDIA_TYPE = 'application/offset+octet-stream'

export function isUploadPath(path: string): boolean {
  return path.startsWith('upload/')
}

/**
 * Accepts the types that another site cannot send without a preflight request, and the form type that files need. Mail programs that
 * unsubscribe send a plain form.
 */
export function isAcceptedBodyType(contentType: string | undefined, path: string): boolean {
  return (
    contentType === 'application/json' ||
    contentType === 'multipart/form-data' ||
    contentType === RESUMABLE_UPLOAD_MEDIA_TYPE ||
    (contentType === 'application/x-www-form-urlencoded' && path === 'v3/advertise/one-click')
  )
}

/** `Application/JSON; charset=utf-8` → `application/json`. */
export function parseMediaType(header: string | undefined): string | undefined {
  return header?.split(';', 1)[0]?.trim().toLowerCase()
}
