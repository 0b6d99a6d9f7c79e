import { ApiError, type App, bodyOrForm } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import { type Static, Type } from 'typebox'
import { fieldText } from '../../../texts.ts'
import { describedFields, PlanCode } from '../../catalogue/described-fields.ts'
import type { DetailsOf } from '../../catalogue/sound-details.ts'
import { fileFields, uploadResponses } from '../file-fields.ts'
import { MAX_INLINE_BODY_BYTES } from '../limits.ts'
import { type ReceiveDeps, receiveUpload } from '../receive-upload.ts'

const Described = Type.Object({ planCode: PlanCode, ...describedFields })

const schema = {
  operationId: 'uploadSound',
  summary: 'Uploads a medical sound, a sound of nature or a Kanade sound',
  tags: ['upload'],
  body: bodyOrForm(Type.Object({ ...fileFields, ...Described.properties }), 'dmv'),
  response: uploadResponses,
}

export function uploadSound(app: App, deps: ReceiveDeps): void {
  app.post('/upload/sound-dmv', { schema, bodyLimit: MAX_INLINE_BODY_BYTES }, (request) => {
    const { fileName, dmv, fileSize, ...described } = request.body
    const file = { fileName, dmv, ...(fileSize !== undefined && { fileSize }) }
    const details = describedDetails(described)
    return receiveUpload(deps, request, details, file)
  })
}

/** @throws ApiError E3001 for a Kanade sound without player */
export function describedDetails(
  options: Static<typeof Described>,
): DetailsOf<'sound'> | DetailsOf<'kanade'> {
  const { planCode, title, genreId, countryId, purposeDetailId, tagIds } = options
  const [player, place] = [options.player ?? '', options.place ?? '']
  const described = { title, genreId, countryId, place, purposeDetailId, tagIds }
  if (planCode !== '03') return { kind: 'sound', planCode, ...described }
  if (isBlankText(player)) throw new ApiError('E3001', { fields: { player: fieldText('missing') } })
  return { kind: 'kanade', player, ...described }
}
