import type { UploadDraft } from '../draft.rules.ts'

export type PlanCode = '01' | '02' | '03' | '04'

/** Converts the description of a nature or Kanade sound to the body of the calls that create and change it. */
export function toSoundDescriptionBody(draft: UploadDraft, planCode: PlanCode) {
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
