import type { Draft } from '../draft.rules.ts'

export type PlanCode = '01' | '02' | '03' | '04'

/** What sounds of nature and Kanade say of themselves, for the calls that create and change them. */
export function toDescribedBody(draft: Draft, planCode: PlanCode) {
  return {
    planCode,
    title: draft.title.trim(),
    genreId: draft.genre,
    countryId: draft.country,
    place: draft.place.trim(),
    tagIds: [...draft.tags],
    purposeDetailId: draft.purpose,
    ...(planCode === '03' && { player: draft.player.trim() }),
  }
}
