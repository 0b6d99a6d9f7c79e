import type { IncomingMessage } from 'node:http'
import { ApiError } from '@hibiki/http'
import { ERRORS, Server } from '@tus/server'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import type { Checks } from './checks.ts'
import { MAX_BYTES } from './limits.ts'
import { createLocker } from './locks.ts'
import { errorOf, fileProblem } from './problems.ts'
import { type Staging, stagedKey } from './staging.ts'
import { markComplete } from './uploads.sql.ts'
import { watchSilence } from './watch-silence.ts'

/** How the server gets requests of Node. */
type ServerRequest = Request & { runtime?: { node?: { req: IncomingMessage } } }

/** A request that lets go of an upload finishes writing what it has within this time. */
const DRAIN_MS = 1000

/**
 * The tus protocol (1.0.0 with deferred length and termination) over the staging area. Uploads are opened by the calls that
 * describe them, never here; who may write is checked before the server sees a request.
 */
export function createTusServer({
  staging,
  uploadSilenceMs,
  db,
  checks,
}: {
  db: Kysely<ContentTables>
  staging: Staging
  checks: Checks
  /** A piece that brings nothing for so long is cut; what came of it stays. */
  uploadSilenceMs: number
}): Server {
  const keyOf = (id: string) => id.slice(stagedKey('').length)
  return new Server({
    path: '/upload/tus',
    datastore: staging.store(),
    maxSize: MAX_BYTES,
    locker: (request) => {
      const piece = (request as ServerRequest).runtime?.node?.req
      const watch = (onSilent: () => void) =>
        piece ? watchSilence(piece, { silentMs: uploadSilenceMs, onSilent }) : () => undefined
      return createLocker(db, { keyOf, watch })
    },
    lockDrainTimeout: DRAIN_MS,
    getFileIdFromRequest: (request) => stagedKey(keyIn(request.url)),
    // The front door speaks for one origin only.
    allowedOrigins: () => false,
    async onUploadFinish(_request, { id, offset }) {
      if (await markComplete(db, keyOf(id), offset)) checks.begin(keyOf(id))
      return {}
    },
    async onResponseError({ url }, error) {
      throw toApiError(error, await hasLength(staging, keyIn(url), error))
    },
  })
}

/** The server itself would take all that follows the last slash for the key, a query too. */
function keyIn(url: string): string {
  return new URL(url, 'http://tus').pathname.split('/').at(-1) ?? ''
}

/** Whether too many bytes are more than the client itself said; otherwise they are more than any file may have. */
async function hasLength(staging: Staging, key: string, error: Error | { body: string }): Promise<boolean> {
  if (error instanceof Error || error.body !== ERRORS.ERR_SIZE_EXCEEDED.body) return false
  return ((await staging.received(key))?.of ?? null) !== null
}

/** The server's refusals in the one shape of the house. */
function toApiError(error: Error | { status_code: number; body: string }, hasLength: boolean): Error {
  if (error instanceof Error) return error
  switch (error.status_code) {
    case 404:
    case 410:
      return new ApiError('E4040')
    case 409:
      return new ApiError('CONTENT_UPLOAD_OFFSET')
    case 413: {
      const { code, options } = errorOf(fileProblem(hasLength ? 'more-than-said' : 'too-large'))
      return new ApiError(code, { ...options, headers: { connection: 'close' } })
    }
    case 400:
      // A length that was told before, or is less than what is here.
      if (error.body === ERRORS.INVALID_LENGTH.body) return new ApiError('CONTENT_UPLOAD_PROTOCOL')
      // Among them requests that ended early, because their client left or resumed elsewhere.
      return new ApiError('E4080', { headers: { connection: 'close' } })
    default:
      return new ApiError('E5030', { headers: { connection: 'close' } })
  }
}
