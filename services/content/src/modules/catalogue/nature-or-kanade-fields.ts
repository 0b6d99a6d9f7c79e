import { Id } from '@hibiki/http'
import { Type } from 'typebox'
import { SoundTitleSchema } from '../uploads/upload-file-fields.ts'

const Text = Type.String({ maxLength: 200, format: 'line' })

/** These fields describe sounds of nature and Kanade sounds. */
export const natureOrKanadeFields = {
  title: SoundTitleSchema,
  genreId: Id,
  countryId: Id,
  place: Type.Optional(Type.Union([Text, Type.Null()])),
  tagIds: Type.Array(Id, { minItems: 1, maxItems: 50 }),
  purposeDetailId: Id,
  player: Type.Optional(
    Type.Union([Text, Type.Null()], { description: 'Required for Kanade sounds, not allowed for others' }),
  ),
}

export const PlanCodeSchema = Type.Enum(['01', '02', '03', '04'], {
  $id: 'PlanCode',
  description: '03 stands for Kanade',
})
