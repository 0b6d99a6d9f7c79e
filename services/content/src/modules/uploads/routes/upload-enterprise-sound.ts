import { type App, bodyOrForm } from '@hibiki/http'
import { Type } from 'typebox'
import { titleFrom } from '../../catalogue/sound-details.ts'
import { fileFields, uploadResponses } from '../file-fields.ts'
import { MAX_INLINE_BODY_BYTES } from '../limits.ts'
import { type ReceiveDeps, receiveUpload } from '../receive-upload.ts'

/** Of objects of another service: kept as they are told. */
const ForeignId = Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()]))

const schema = {
  operationId: 'uploadEnterpriseSound',
  summary: 'Uploads a sound for the rooms of enterprises',
  tags: ['upload'],
  body: bodyOrForm(
    Type.Object({
      ...fileFields,
      experience: Type.Optional(Type.Boolean({ description: 'For the trial page' })),
      withMusic: Type.Optional(Type.Boolean()),
      enterpriseAgencyId: ForeignId,
      roomId: ForeignId,
      roomSectionId: ForeignId,
    }),
    'dmv',
  ),
  response: uploadResponses,
}

/** POST /upload/enterprise-dmv. */
export function uploadEnterpriseSound(app: App, deps: ReceiveDeps): void {
  app.post('/upload/enterprise-dmv', { schema, bodyLimit: MAX_INLINE_BODY_BYTES }, (request) => {
    const { experience, withMusic, enterpriseAgencyId, roomId, roomSectionId, ...file } = request.body
    const details = {
      kind: 'enterprise' as const,
      title: titleFrom(file.fileName),
      experience: experience ?? false,
      withMusic: withMusic ?? false,
      agencyId: enterpriseAgencyId || null,
      roomId: roomId || null,
      sectionId: roomSectionId || null,
    }
    return receiveUpload(deps, request, details, file)
  })
}
