import { ApiError, type App, createBodyOrFormSchema } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import { type Static, Type } from 'typebox'
import { fieldText } from '../../../texts.ts'
import { natureOrKanadeFields, PlanCodeSchema } from '../../catalogue/nature-or-kanade-fields.ts'
import type { SoundDetailsOfKind } from '../../catalogue/sound-details.ts'
import { receiveUpload, type UploadRouteDeps } from '../receive-upload.ts'
import { uploadFileFields, uploadResponseSchemas } from '../upload-file-fields.ts'
import { MAX_INLINE_BODY_BYTES } from '../upload-limits.ts'

const Described = Type.Object({ planCode: PlanCodeSchema, ...natureOrKanadeFields })

const schema = {
  operationId: 'uploadSound',
  summary: 'Uploads a medical sound, a sound of nature or a Kanade sound',
  tags: ['upload'],
  body: createBodyOrFormSchema(Type.Object({ ...uploadFileFields, ...Described.properties }), 'dmv'),
  response: uploadResponseSchemas,
}

export function uploadSound(app: App, deps: UploadRouteDeps): void {
  app.post('/upload/sound-dmv', { schema, bodyLimit: MAX_INLINE_BODY_BYTES }, (request) => {
    const { fileName, dmv, fileSize, ...described } = request.body
    const file = { fileName, dmv, ...(fileSize !== undefined && { fileSize }) }
    const details = toNatureOrKanadeDetails(described)
    return receiveUpload(deps, request, details, file)
  })
}

/** @throws ApiError E3001 for a Kanade sound without player */
export function toNatureOrKanadeDetails(
  options: Static<typeof Described>,
): SoundDetailsOfKind<'sound'> | SoundDetailsOfKind<'kanade'> {
  const { planCode, title, genreId, countryId, purposeDetailId, tagIds } = options
  const [player, place] = [options.player ?? '', options.place ?? '']
  const described = { title, genreId, countryId, place, purposeDetailId, tagIds }
  if (planCode !== '03') return { kind: 'sound', planCode, ...described }
  if (isBlankText(player)) throw new ApiError('E3001', { fields: { player: fieldText('missing') } })
  return { kind: 'kanade', player, ...described }
}
