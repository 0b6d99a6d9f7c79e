import { type App, createBodyOrFormSchema } from '@hibiki/http'
import { Type } from 'typebox'
import { toTitleFromFileName } from '../../catalogue/sound-details.ts'
import { receiveUpload, type UploadRouteDeps } from '../receive-upload.ts'
import { uploadFileFields, uploadResponseSchemas } from '../upload-file-fields.ts'
import { MAX_INLINE_BODY_BYTES } from '../upload-limits.ts'

/** These ids belong to another service, so they are stored without a check. */
const ForeignId = Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()]))

const schema = {
  operationId: 'uploadEnterpriseSound',
  summary: 'Uploads a sound for the rooms of enterprises',
  tags: ['upload'],
  body: createBodyOrFormSchema(
    Type.Object({
      ...uploadFileFields,
      experience: Type.Optional(
        Type.Boolean({ description: 'Whether the sound is offered on the trial page' }),
      ),
      withMusic: Type.Optional(Type.Boolean()),
      enterpriseAgencyId: ForeignId,
      roomId: ForeignId,
      roomSectionId: ForeignId,
    }),
    'dmv',
  ),
  response: uploadResponseSchemas,
}

export function uploadEnterpriseSound(app: App, deps: UploadRouteDeps): void {
  app.post('/upload/enterprise-dmv', { schema, bodyLimit: MAX_INLINE_BODY_BYTES }, (request) => {
    const { experience, withMusic, enterpriseAgencyId, roomId, roomSectionId, ...file } = request.body
    const details = {
      kind: 'enterprise' as const,
      title: toTitleFromFileName(file.fileName),
      experience: experience ?? false,
      withMusic: withMusic ?? false,
      agencyId: enterpriseAgencyId || null,
      roomId: roomId || null,
      sectionId: roomSectionId || null,
    }
    return receiveUpload(deps, request, details, file)
  })
}
