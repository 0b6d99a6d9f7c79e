import { ApiError, type App, requireSession } from '@hibiki/http'
import type { Server } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { describeContentErrors } from '../../../errors.ts'
import type { UploadRouteDeps } from '../receive-upload.ts'
import { createTusServer } from '../tus-server.ts'
import { readUploadProgress } from '../upload-progress.ts'
import { cancelUpload, deleteUpload, findOwnUpload, type UploadRow } from '../uploads.sql.ts'

const VERSION = '1.0.0'
const PIECE = 'application/offset+octet-stream'
const COUNT = /^\d{1,15}$/

const operations = {
  HEAD: {
    operationId: 'readUploadOffset',
    summary: 'Returns how many bytes of an upload have arrived (tus)',
  },
  PATCH: { operationId: 'writeUpload', summary: 'Adds bytes to an upload (tus)' },
  DELETE: { operationId: 'cancelUpload', summary: 'Cancels an upload (tus)' },
  OPTIONS: { operationId: 'describeUploads', summary: 'Returns the capabilities of the tus server' },
} as const

type Method = keyof typeof operations

type Upload = FastifyRequest<{ Params: { key: string } }>

/** Handles HEAD, PATCH, DELETE and OPTIONS of /upload/tus/{key}. */
export function tusRoute(app: App, deps: UploadRouteDeps & { uploadSilenceMs: number }): void {
  let server: Server | null = null
  // The tus server reads the bytes as a stream.
  app.addContentTypeParser(PIECE, (_request, _payload, done) => done(null))
  for (const method of Object.keys(operations) as Method[]) {
    app.route({
      method,
      url: '/upload/tus/:key',
      schema: {
        ...operations[method],
        tags: ['upload'],
        params: Type.Object({ key: Type.String() }),
        response,
      },
      handler: async (request, reply) => {
        requireVersion(method, request)
        if (method === 'PATCH') requirePiece(request)
        const upload = await findOwnUpload(deps.db, request.params.key, requireSession(request).userId)
        if (!upload) throw new ApiError('E4040')
        const answered = await respondAlone(deps, method, upload, reply)
        if (answered) return reply
        server ??= createTusServer(deps)
        return speakTus(server, deps, method, request, reply)
      },
    })
  }
}

const response = {
  200: Type.Null({ description: 'Only headers' }),
  204: Type.Null({ description: 'Done; `Upload-Offset` says how many bytes have arrived' }),
  ...describeContentErrors(
    ...['E4010', 'E4014', 'E4030', 'E4040', 'E4080', 'E4150'],
    ...[
      'CONTENT_UPLOAD_OFFSET',
      'CONTENT_UPLOAD_PROTOCOL',
      'CONTENT_UPLOAD_REFUSED',
      'CONTENT_UPLOAD_CLOSED',
    ],
  ),
}

function requireVersion(method: Method, { headers }: Upload): void {
  if (method === 'OPTIONS' || headers['tus-resumable'] === VERSION) return
  throw new ApiError('CONTENT_UPLOAD_PROTOCOL', { headers: { 'tus-version': VERSION } })
}

/** Some requests are rejected here because the tus server would use error messages of its own. */
function requirePiece({ headers }: Upload): void {
  if (headers['content-type'] !== PIECE) throw new ApiError('E4150')
  const { 'upload-offset': offset = '', 'upload-length': length = '0' } = headers
  if (![offset, length].every((count) => COUNT.test(String(count))))
    throw new ApiError('CONTENT_UPLOAD_PROTOCOL')
}

/** An upload that has all its bytes no longer exists for the tus server, so its state is returned here. */
async function respondAlone(
  deps: UploadRouteDeps,
  method: Method,
  upload: UploadRow,
  reply: FastifyReply,
): Promise<boolean> {
  if (method === 'OPTIONS') return false
  if (method === 'HEAD') {
    const { isComplete, of } = await readUploadProgress(deps, upload)
    if (!isComplete) return false
    const length = String(upload.bytes ?? of ?? 0)
    reply.headers({ 'tus-resumable': VERSION, 'upload-offset': length, 'upload-length': length })
    reply.header('cache-control', 'no-store').send()
    return true
  }
  if (upload.state !== 'waiting') throw new ApiError('CONTENT_UPLOAD_CLOSED')
  return false
}

async function speakTus(
  server: Server,
  { db, staging }: UploadRouteDeps,
  method: Method,
  request: Upload,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key } = request.params
  // This precedes the response, after which the client may rely on its remaining quota.
  if (method === 'DELETE') await cancelUpload(db, key)
  try {
    await server.handle(request.raw, reply.raw)
  } catch (error) {
    // Another tab may have sent the last byte while this one waited for the lock.
    const now = await findOwnUpload(db, key, requireSession(request).userId)
    if (now && now.state !== 'waiting') throw new ApiError('CONTENT_UPLOAD_CLOSED')
    throw error
  }
  if (method === 'DELETE' && reply.raw.statusCode === 204) {
    await staging.discard(key)
    await deleteUpload(db, key)
  }
  return reply.hijack()
}
