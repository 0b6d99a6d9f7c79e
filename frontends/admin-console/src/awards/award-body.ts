import type { RequestOf, ResponseOf } from '../api/contract.ts'
import { omitBlankTexts } from '../components/omit-blank-texts.ts'

export type Award = ResponseOf<'GET /admin/awards/{id}'>
type NewAwardBody = RequestOf<'POST /admin/awards'>
type AwardChange = RequestOf<'PUT /admin/awards/{id}'>

/** What the form holds: the award, and the picture that was chosen for it as a data URL. */
export type AwardForm = Award & { picture?: string | null }

const toFields = ({ titles, day, link, order, visible }: AwardForm): Omit<NewAwardBody, 'picture'> => ({
  titles: omitBlankTexts(titles),
  day,
  link: link?.trim() || null,
  order,
  visible: visible ?? false,
})

/** A new award; the form asks for its picture. */
export const toNewAward = (award: AwardForm): NewAwardBody => ({
  ...toFields(award),
  picture: award.picture ?? '',
})

/** A change of the award as the form was opened with it; the picture stays where none was chosen. */
export const toAwardChange = (award: AwardForm): AwardChange => ({
  ...toFields(award),
  ...(award.picture && { picture: award.picture }),
  updatedAt: award.updatedAt,
})
