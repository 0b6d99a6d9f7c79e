import { ApiError, requireSession } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { SoundDetails } from '../catalogue/sound-details.ts'
import { requireMasterDataExists } from '../master-data/master-references.ts'
import { parseMp3DataUrl } from './parse-mp3-data-url.ts'
import type { UploadChecks } from './upload-checks.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_LIFETIME_MS } from './upload-limits.ts'
import { toFileProblem, toUploadApiError } from './upload-problem.ts'
import type { UploadStaging } from './upload-staging.ts'
import { deleteUpload, insertUpload, type NewUpload } from './uploads.sql.ts'

export interface UploadRouteDeps {
  db: Kysely<ContentTables>
  staging: UploadStaging
  checks: UploadChecks
}

export interface ReceivedFile {
  fileName: string
  /** The file as a data URL or as bytes; an empty text means that it is sent in chunks. */
  dmv: string | Buffer
  /** Size of a file that is sent in chunks; the client may also send it with the first chunk. */
  fileSize?: number
}

/** The address for the chunks of a file, or nothing when the file was published at once. */
export interface UploadTarget {
  bucket?: string
  key?: string
  uploadUrl?: string
}

/** This many uploads of one member may wait for bytes. */
export const MAX_OPEN_UPLOADS = 20

/**
 * Completes all five routes that upload: a file inside the request is checked and published before the response, and one that is sent in
 * chunks gets an address of its own.
 *
 * @throws ApiError E3001 for unknown master data, CONTENT_UPLOAD_… for the file
 */
export async function receiveUpload(
  deps: UploadRouteDeps,
  request: FastifyRequest,
  details: SoundDetails,
  file: ReceivedFile,
): Promise<UploadTarget> {
  await requireMasterDataExists(deps.db, details)
  const upload = {
    memberId: requireSession(request).userId,
    details,
    fileName: file.fileName,
    lifetimeMs: UPLOAD_LIFETIME_MS,
  }
  if (file.dmv === '') return openUpload(deps, { ...upload, bytes: file.fileSize ?? null })
  const bytes = typeof file.dmv === 'string' ? parseMp3DataUrl(file.dmv) : file.dmv
  if (!Buffer.isBuffer(bytes)) throw toUploadApiError(bytes)
  const verdict = await deps.checks.checkBytes({ ...upload, bytes: bytes.length }, bytes)
  if ('problem' in verdict) throw toUploadApiError(verdict.problem)
  return {}
}

async function openUpload({ db, staging }: UploadRouteDeps, upload: NewUpload): Promise<UploadTarget> {
  if (upload.bytes === 0) throw toUploadApiError(toFileProblem('empty'))
  if (upload.bytes !== null && upload.bytes > MAX_UPLOAD_BYTES)
    throw toUploadApiError(toFileProblem('too-large'))
  const opened = await insertUpload(db, upload, MAX_OPEN_UPLOADS)
  if (opened === null) throw new ApiError('E4010')
  if (opened === 'full') throw new ApiError('CONTENT_UPLOADS_OPEN')
  const { key } = opened
  try {
    await staging.create(key, upload.bytes)
  } catch (error) {
    await deleteUpload(db, key)
    throw error
  }
  return { bucket: staging.bucket, key, uploadUrl: `/api/upload/tus/${key}` }
}
