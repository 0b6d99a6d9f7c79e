import { type App, describeErrors, Id, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import { MAX_OPEN_UPLOADS, type UploadRouteDeps } from '../receive-upload.ts'
import { listOpenUploads } from '../uploads.sql.ts'

const Unfinished = Type.Object({
  key: Id,
  uploadUrl: Type.String({ description: 'Address for its bytes; `DELETE` cancels the upload (tus)' }),
  kind: Type.Enum(['aiesthe', 'sound', 'kanade', 'sound_therapy', 'enterprise']),
  title: Type.String(),
  fileName: Type.String(),
  receivedBytes: Type.Integer(),
  fileSize: Type.Union([Type.Integer(), Type.Null()], { description: 'Null until the client sends it' }),
  startedAt: Moment,
  lastBytesAt: Moment,
})

const schema = {
  operationId: 'listUnfinishedUploads',
  summary: "Lists the caller's own uploads that wait for bytes, newest first",
  tags: ['upload'],
  response: {
    200: Type.Array(Unfinished),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

/** When a member may open no more uploads, this list shows which ones to resume or cancel. */
export function listUnfinishedUploads(app: App, { db, staging }: UploadRouteDeps): void {
  app.get('/upload/unfinished', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const uploads = await listOpenUploads(db, requireSession(request).userId, MAX_OPEN_UPLOADS)
    return Promise.all(
      uploads.map(async ({ key, kind, details, file_name: fileName, bytes, created_at, touched_at }) => {
        const received = await staging.getReceivedBytes(key)
        return {
          key,
          kind,
          fileName,
          title: details.title,
          uploadUrl: `/api/upload/tus/${key}`,
          receivedBytes: received?.bytes ?? 0,
          fileSize: bytes ?? received?.of ?? null,
          startedAt: created_at.toISOString(),
          lastBytesAt: touched_at.toISOString(),
        }
      }),
    )
  })
}
