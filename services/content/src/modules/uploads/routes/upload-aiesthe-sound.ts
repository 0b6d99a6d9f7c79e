import { type App, bodyOrForm } from '@hibiki/http'
import { Type } from 'typebox'
import { toTitle } from '../../catalogue/sound-details.ts'
import { Cluster, fileFields, Title, uploadResponses } from '../file-fields.ts'
import { MAX_INLINE_BODY_BYTES } from '../limits.ts'
import { type ReceiveDeps, receiveUpload } from '../receive-upload.ts'

const schema = {
  operationId: 'uploadAiestheSound',
  summary: 'Uploads a sound for AI esthe',
  tags: ['upload'],
  body: bodyOrForm(
    Type.Object({
      ...fileFields,
      title: Type.Optional(Type.Union([Title, Type.Literal('')])),
      faceExpCluster: Cluster,
      minutesCourse: Type.Enum([1, 2], { description: '1 stands for 10 minutes, 2 for 20 minutes' }),
    }),
    'dmv',
  ),
  response: uploadResponses,
}

export function uploadAiestheSound(app: App, deps: ReceiveDeps): void {
  app.post('/upload/aiesthe-dmv', { schema, bodyLimit: MAX_INLINE_BODY_BYTES }, (request) => {
    const { title, faceExpCluster, minutesCourse, ...file } = request.body
    const details = {
      kind: 'aiesthe' as const,
      title: title || toTitle(file.fileName),
      cluster: faceExpCluster,
      minutesCourse: minutesCourse === 1 ? (10 as const) : (20 as const),
    }
    return receiveUpload(deps, request, details, file)
  })
}
