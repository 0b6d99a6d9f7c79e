import { MAX_INLINE_BODY_BYTES } from '@hibiki/http'
import { isUploadPath, RESUMABLE_UPLOAD_MEDIA_TYPE } from './call-limits.rules.ts'

const MiB = 1024 * 1024
const MAX_UPLOAD_MIB = 200
/** A received mail with its files; the service has the same limit. */
const MAX_MAIL_MIB = 24

const photoCalls: ReadonlySet<string> = new Set([
  'aiesthe/detect',
  'aiesthe/detect-after',
  'pic/calte/add-photo',
  'v2/support/chat/document',
  'v2/support/chat/picture',
  'admin/awards',
])
/** Paths of one award, whose ID is part of them. */
const PHOTO_PREFIX = 'admin/awards/'

/** Returns the maximum size of a request body. Files that are too large for JSON or forms arrive as chunks of a resumable upload. */
export function getMaxBodyBytes(path: string, contentType: string | undefined): number {
  if (isUploadPath(path) && contentType === RESUMABLE_UPLOAD_MEDIA_TYPE) return MAX_UPLOAD_MIB * MiB
  if (path === 'v2/support/mail-reply') return MAX_MAIL_MIB * MiB
  return isUploadPath(path) || photoCalls.has(path) || path.startsWith(PHOTO_PREFIX)
    ? MAX_INLINE_BODY_BYTES
    : MiB
}
