import { type App, createBodyOrFormSchema } from '@hibiki/http'
import { Type } from 'typebox'
import { toTitleFromFileName } from '../../catalogue/sound-details.ts'
import { receiveUpload, type UploadRouteDeps } from '../receive-upload.ts'
import {
  ClusterSchema,
  SoundTitleSchema,
  uploadFileFields,
  uploadResponseSchemas,
} from '../upload-file-fields.ts'
import { MAX_INLINE_BODY_BYTES } from '../upload-limits.ts'

const schema = {
  operationId: 'uploadAiestheSound',
  summary: 'Uploads a sound for AI esthe',
  tags: ['upload'],
  body: createBodyOrFormSchema(
    Type.Object({
      ...uploadFileFields,
      title: Type.Optional(Type.Union([SoundTitleSchema, Type.Literal('')])),
      faceExpCluster: ClusterSchema,
      minutesCourse: Type.Enum([1, 2], { description: '1 stands for 10 minutes, 2 for 20 minutes' }),
    }),
    'dmv',
  ),
  response: uploadResponseSchemas,
}

export function uploadAiestheSound(app: App, deps: UploadRouteDeps): void {
  app.post('/upload/aiesthe-dmv', { schema, bodyLimit: MAX_INLINE_BODY_BYTES }, (request) => {
    const { title, faceExpCluster, minutesCourse, ...file } = request.body
    const details = {
      kind: 'aiesthe' as const,
      title: title || toTitleFromFileName(file.fileName),
      cluster: faceExpCluster,
      minutesCourse: minutesCourse === 1 ? (10 as const) : (20 as const),
    }
    return receiveUpload(deps, request, details, file)
  })
}
