import type { RequestOf, ResponseOf } from '../api/call-types.ts'
import { omitBlankTexts } from '../components/omit-blank-texts.ts'

export type Award = ResponseOf<'GET /admin/awards/{id}'>
type NewAwardBody = RequestOf<'POST /admin/awards'>
type AwardChange = RequestOf<'PUT /admin/awards/{id}'>

/** The form holds the award and, as a data URL, the picture that was chosen for it. */
export type AwardFormValues = Award & { picture?: string | null }

const toFields = ({ titles, day, link, order, visible }: AwardFormValues): Omit<NewAwardBody, 'picture'> => ({
  titles: omitBlankTexts(titles),
  day,
  link: link?.trim() || null,
  order,
  visible: visible ?? false,
})

/** Returns the body of a new award; the form requires a picture. */
export const toNewAwardBody = (award: AwardFormValues): NewAwardBody => ({
  ...toFields(award),
  picture: award.picture ?? '',
})

/** Returns a change of the award that the form was opened with; without a new picture the old one stays. */
export const toAwardUpdateBody = (award: AwardFormValues): AwardChange => ({
  ...toFields(award),
  ...(award.picture && { picture: award.picture }),
  updatedAt: award.updatedAt,
})
