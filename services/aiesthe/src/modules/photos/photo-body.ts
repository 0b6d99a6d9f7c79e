import { createBodyOrFormSchema, MAX_INLINE_BODY_BYTES, type Session } from '@hibiki/http'
import { Type } from 'typebox'
import { aiestheErrors, describeAiestheErrors } from '../../errors.ts'

/** The largest photo of a phone fits into this as base64. */
export const MAX_PHOTO_BODY_BYTES = MAX_INLINE_BODY_BYTES

/** Both photo routes receive these fields. Empty texts have error messages of their own, so the schema requires nothing of them. */
const Photo = Type.Object({
  id: Type.String({ maxLength: 64, description: 'The facialExpressionSoundResultId of the current step' }),
  after: Type.Optional(Type.Boolean()),
  course: Type.Integer({
    minimum: 1,
    maximum: 2,
    default: 1,
    description: '1 stands for 10 minutes, 2 for 20 minutes',
  }),
  image: Type.String({ description: 'JPEG or PNG as base64, without a data-url prefix' }),
  publish: Type.Boolean({
    default: false,
    description: 'Whether to publish the result to the person in charge',
  }),
})

/** The photo as base64 in JSON, or as a file of a form. */
export const PhotoBody = createBodyOrFormSchema(Photo, 'image')

export const photoErrorResponses = describeAiestheErrors(
  ...Object.keys(aiestheErrors).filter((code) =>
    /^(E4003|AIESTHE_(NO_SOUND|RESULT_NOT_FOUND|STEP_|ID_|IMAGE_|PHOTO_UNREADABLE|PHOTO_REPEATED|FACE_))/.test(
      code,
    ),
  ),
)

/** Only customers have a person in charge to publish to. */
export function canPublishResults({ roles }: Session): boolean {
  return roles.includes('ROLE_CUSTOMER')
}
