import { ApiError, memberOf } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { SoundDetails } from '../catalogue/sound-details.ts'
import { requireMasterData } from '../master-data/master-references.ts'
import type { Checks } from './checks.ts'
import { readDataUrl } from './data-url.ts'
import { MAX_BYTES, UPLOAD_LIFETIME_MS } from './limits.ts'
import { errorOf, fileProblem } from './problems.ts'
import type { Staging } from './staging.ts'
import { deleteUpload, insertUpload, type NewUpload } from './uploads.sql.ts'

export interface ReceiveDeps {
  db: Kysely<ContentTables>
  staging: Staging
  checks: Checks
}

export interface ReceivedFile {
  fileName: string
  /** The file as a data URL, or its bytes; an empty text: it comes in pieces. */
  dmv: string | Buffer
  /** Of a file that comes in pieces; may also be told with the first piece. */
  fileSize?: number
}

/** Where the pieces of a file go; nothing when the file is in the catalogue already. */
export interface UploadTarget {
  bucket?: string
  key?: string
  uploadUrl?: string
}

/** Uploads of one member that wait for bytes. */
export const MAX_OPEN = 20

/**
 * The end of all five calls that upload: a file inside the call is checked and published before it answers, one that comes in
 * pieces gets an address of its own.
 *
 * @throws ApiError E3001 for master data that does not exist, CONTENT_UPLOAD_… for the file
 */
export async function receiveUpload(
  deps: ReceiveDeps,
  request: FastifyRequest,
  details: SoundDetails,
  file: ReceivedFile,
): Promise<UploadTarget> {
  await requireMasterData(deps.db, details)
  const upload = {
    memberId: memberOf(request).userId,
    details,
    fileName: file.fileName,
    lifetimeMs: UPLOAD_LIFETIME_MS,
  }
  if (file.dmv === '') return openUpload(deps, { ...upload, bytes: file.fileSize ?? null })
  const bytes = typeof file.dmv === 'string' ? readDataUrl(file.dmv) : file.dmv
  if (!Buffer.isBuffer(bytes)) throw errorOf(bytes)
  const verdict = await deps.checks.checkBytes({ ...upload, bytes: bytes.length }, bytes)
  if ('problem' in verdict) throw errorOf(verdict.problem)
  return {}
}

async function openUpload({ db, staging }: ReceiveDeps, upload: NewUpload): Promise<UploadTarget> {
  if (upload.bytes === 0) throw errorOf(fileProblem('empty'))
  if (upload.bytes !== null && upload.bytes > MAX_BYTES) throw errorOf(fileProblem('too-large'))
  const opened = await insertUpload(db, upload, MAX_OPEN)
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
