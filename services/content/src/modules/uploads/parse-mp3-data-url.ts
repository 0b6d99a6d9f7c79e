import { MAX_INLINE_UPLOAD_BYTES } from './upload-limits.ts'
import { toFileProblem, type UploadProblem } from './upload-problem.ts'

/** Browsers use these media types for an mp3. */
const HEADS = ['data:audio/mpeg;base64,', 'data:audio/mp3;base64,']
const NOT_BASE64 = /[^A-Za-z0-9+/]/

/** Decodes a data URL: one of two prefixes, followed by base64 only. */
export function parseMp3DataUrl(dataUrl: string): Buffer | UploadProblem {
  const head = HEADS.find((known) => dataUrl.startsWith(known))
  if (head === undefined) return toFileProblem('not-mp3')
  const encoded = dataUrl.slice(head.length)
  if (encoded === '') return toFileProblem('empty')
  const padding = encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0
  const length = (encoded.length / 4) * 3 - padding
  if (length > MAX_INLINE_UPLOAD_BYTES) return toFileProblem('too-large-inline')
  if (encoded.length % 4 !== 0 || NOT_BASE64.test(encoded.slice(0, encoded.length - padding)))
    return toFileProblem('broken')
  return Buffer.from(encoded, 'base64')
}
