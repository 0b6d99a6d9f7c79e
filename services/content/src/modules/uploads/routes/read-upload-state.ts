import {
  ApiError,
  type App,
  describeErrors,
  getRequestLanguage,
  type Language,
  requireSession,
  selectLanguageText,
} from '@hibiki/http'
import { Type } from 'typebox'
import { getFixedT } from '../../../texts.ts'
import type { UploadRouteDeps } from '../receive-upload.ts'
import type { UploadProblem } from '../upload-problem.ts'
import { readUploadProgress } from '../upload-progress.ts'
import type { UploadState } from '../upload-tables.ts'
import { findOwnUpload } from '../uploads.sql.ts'

const states: UploadState[] = ['waiting', 'checking', 'ready', 'refused']

const schema = {
  operationId: 'readUploadState',
  summary: 'Returns the progress of an upload in chunks',
  tags: ['upload'],
  querystring: Type.Object({ key: Type.String({ maxLength: 64 }) }),
  response: {
    200: Type.Object({
      state: Type.Enum(states),
      percent: Type.Integer({ description: 'Percentage of its bytes, 0 to 100' }),
      reason: Type.Optional(Type.String({ description: 'Why it was rejected, in words for the user' })),
    }),
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

/** Only the member who opened the upload may read its state. */
export function readUploadState(app: App, deps: UploadRouteDeps): void {
  app.get('/upload/state', { schema }, async (request, reply) => {
    const upload = await findOwnUpload(deps.db, request.query.key, requireSession(request).userId)
    if (!upload) throw new ApiError('E4040')
    reply.header('cache-control', 'no-store')
    const { bytes, of, isComplete } = await readUploadProgress(deps, upload)
    const state = upload.state === 'waiting' && isComplete ? 'checking' : upload.state
    const percent = isComplete ? 100 : Math.floor((100 * bytes) / (of ?? Number.POSITIVE_INFINITY))
    return {
      state,
      percent,
      ...(upload.reason && { reason: reasonText(upload.reason, getRequestLanguage(request)) }),
    }
  })
}

function reasonText(problem: UploadProblem, said: Language): string {
  if (problem.code === 'CONTENT_UPLOAD_DUPLICATE')
    return getFixedT(said)('errors.CONTENT_UPLOAD_DUPLICATE', { title: problem.title })
  return [...new Set(Object.values(problem.fields).map((text) => selectLanguageText(text, said)))].join(' ')
}
