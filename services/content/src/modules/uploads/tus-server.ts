import type { IncomingMessage } from 'node:http'
import { ApiError } from '@hibiki/http'
import { ERRORS, Server } from '@tus/server'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { UploadChecks } from './upload-checks.ts'
import { MAX_UPLOAD_BYTES } from './upload-limits.ts'
import { createUploadLocker } from './upload-locker.ts'
import { toFileProblem, toUploadApiError } from './upload-problem.ts'
import { toStagedKey, type UploadStaging } from './upload-staging.ts'
import { setUploadChecking } from './uploads.sql.ts'
import { watchRequestSilence } from './watch-request-silence.ts'

/** Node requests and responses under the names that the server expects. */
type ServerRequest = Request & { runtime?: { node?: { req: IncomingMessage } } }

/** A request that must release its upload finishes writing within this time. */
const DRAIN_MS = 1000

/**
 * Serves the tus protocol (1.0.0 with deferred length and termination) on the staging area. Uploads are never created here but by the routes
 * that describe them, and the right to write is checked before this server sees a request.
 */
export function createTusServer({
  staging,
  uploadSilenceMs,
  db,
  checks,
}: {
  db: Kysely<ContentTables>
  staging: UploadStaging
  checks: UploadChecks
  /** A request that brings no bytes for this long is closed; what arrived stays. */
  uploadSilenceMs: number
}): Server {
  const keyOf = (id: string) => id.slice(toStagedKey('').length)
  return new Server({
    path: '/upload/tus',
    datastore: staging.store(),
    maxSize: MAX_UPLOAD_BYTES,
    locker: (request) => {
      const piece = (request as ServerRequest).runtime?.node?.req
      const watch = (onSilent: () => void) =>
        piece ? watchRequestSilence(piece, { silentMs: uploadSilenceMs, onSilent }) : () => undefined
      return createUploadLocker(db, { keyOf, watch })
    },
    lockDrainTimeout: DRAIN_MS,
    getFileIdFromRequest: (request) => toStagedKey(keyIn(request.url)),
    // The gateway serves one origin only, so the server needs no CORS headers.
    allowedOrigins: () => false,
    async onUploadFinish(_request, { id, offset }) {
      if (await setUploadChecking(db, keyOf(id), offset)) checks.startCheck(keyOf(id))
      return {}
    },
    async onResponseError({ url }, error) {
      throw toTusError(error, await hasLength(staging, keyIn(url), error))
    },
  })
}

/** Without this the server would take everything after the last slash for the key, including a query string. */
function keyIn(url: string): string {
  return new URL(url, 'http://tus').pathname.split('/').at(-1) ?? ''
}

/** Whether the bytes exceed the size that the client announced; otherwise they exceed the maximum of any file. */
async function hasLength(
  staging: UploadStaging,
  key: string,
  error: Error | { body: string },
): Promise<boolean> {
  if (error instanceof Error || error.body !== ERRORS.ERR_SIZE_EXCEEDED.body) return false
  return ((await staging.getReceivedBytes(key))?.of ?? null) !== null
}

/** Converts the server's errors to the format of all other responses. */
function toTusError(error: Error | { status_code: number; body: string }, hasLength: boolean): Error {
  if (error instanceof Error) return error
  switch (error.status_code) {
    case 404:
    case 410:
      return new ApiError('E4040')
    case 409:
      return new ApiError('CONTENT_UPLOAD_OFFSET')
    case 413: {
      const { code, options } = toUploadApiError(toFileProblem(hasLength ? 'more-than-said' : 'too-large'))
      return new ApiError(code, { ...options, headers: { connection: 'close' } })
    }
    case 400:
      // The announced length differs from an earlier one, or is less than what has arrived.
      if (error.body === ERRORS.INVALID_LENGTH.body) return new ApiError('CONTENT_UPLOAD_PROTOCOL')
      // These include requests that ended early because the client disconnected or resumed elsewhere.
      return new ApiError('E4080', { headers: { connection: 'close' } })
    default:
      return new ApiError('E5030', { headers: { connection: 'close' } })
  }
}
