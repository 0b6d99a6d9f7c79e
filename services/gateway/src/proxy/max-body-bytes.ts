import { MAX_INLINE_BODY_BYTES } from '@hibiki/http'
import { isUpload, resumableUpload } from '../domain/call-limits.ts'

const MiB = 1024 * 1024
const MAX_UPLOAD_MIB = 200

const photoCalls: ReadonlySet<string> = new Set([
  'aiesthe/detect',
  'aiesthe/detect-after',
  'v2/support/chat/picture',
  'admin/awards',
])
/** Paths of one award, whose ID is part of them. */
const PHOTO_PREFIX = 'admin/awards/'

/** Returns the maximum size of a request body. Files that are too large for JSON or forms arrive as chunks of a resumable upload. */
export function findMaxBodyBytes(path: string, contentType: string | undefined): number {
  if (isUpload(path) && contentType === resumableUpload) return MAX_UPLOAD_MIB * MiB
  return isUpload(path) || photoCalls.has(path) || path.startsWith(PHOTO_PREFIX) ? MAX_INLINE_BODY_BYTES : MiB
}
