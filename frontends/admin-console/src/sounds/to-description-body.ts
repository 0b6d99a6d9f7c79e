import type { RequestOf } from '../api/call-types.ts'
import type { Sound } from './types.ts'

type Body = RequestOf<'PUT /admin/sounds/{id}'>
type Description = Partial<
  Pick<Sound, 'title' | 'genreId' | 'countryId' | 'place' | 'purposeDetailId' | 'tagIds' | 'player'>
>

/** Returns the body of the calls that create and change sounds of nature and Kanade; 03 is Kanade. */
export function toDescriptionBody(sound: Description, planCode: string | null): Body {
  return {
    planCode: (['01', '03', '04'] as const).find((code) => code === planCode) ?? '02',
    title: (sound.title ?? '').trim(),
    genreId: sound.genreId ?? '',
    countryId: sound.countryId ?? '',
    place: sound.place?.trim() ?? '',
    purposeDetailId: sound.purposeDetailId ?? '',
    tagIds: sound.tagIds ?? [],
    ...(planCode === '03' && { player: sound.player?.trim() ?? '' }),
  }
}
