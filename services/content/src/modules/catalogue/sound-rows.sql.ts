import {
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { type Kysely, sql } from 'kysely'
import type { ContentTables, SoundKind } from '../../tables.ts'
import { selectNamesByLanguage } from '../master-data/names-by-language.ts'

/** A sound as the staff sees it; fields that its kind does not have are null. */
export interface SoundRow {
  id: string
  kind: SoundKind
  title: string
  fileName: string
  mediaFileId: string
  durationMs: number
  cluster: number | null
  minutesCourse: 10 | 20 | null
  planCode: '01' | '02' | '04' | null
  genreId: string | null
  genre: { ja: string; en: string } | null
  countryId: string | null
  country: { ja: string; en: string } | null
  place: string | null
  purposeDetailId: string | null
  player: string | null
  tagIds: string[]
  tags: { ja: string; en: string }[]
  composer: string | null
  effects: string[] | null
  bodyParts: ('eyes' | 'mouth')[] | null
  experience: boolean | null
  withMusic: boolean | null
  agencyId: string | null
  roomId: string | null
  sectionId: string | null
  loudnessLufs: number | null
  publishedAt: Date | null
  withdrawnAt: Date | null
}

/** Selects every sound, withdrawn ones included, one row each; callers add filter and order. */
const catalogueEntries = sql`
  select sound.id, sound.kind, sound.title, sound.file_name as "fileName", sound.media_file_id as "mediaFileId",
    file.sha256, file.duration_ms as "durationMs", coalesce(aiesthe.cluster, therapy.cluster) as cluster,
    aiesthe.minutes_course as "minutesCourse", medical.plan_code as "planCode",
    genre.id as "genreId", ${selectNamesByLanguage('genre')} as genre, country.id as "countryId", ${selectNamesByLanguage('country')} as country,
    coalesce(medical.place, kanade.place) as place,
    coalesce(medical.purpose_detail_id, kanade.purpose_detail_id) as "purposeDetailId", kanade.player,
    array(select tag_id::text from sound_tags where sound_id = sound.id) as "tagIds",
    coalesce((select json_agg(${selectNamesByLanguage('tag')} order by tag.display_order, tag.code)
      from sound_tags join tags as tag on tag.id = tag_id where sound_id = sound.id), '[]') as tags,
    therapy.composer, therapy.effects, therapy.body_parts as "bodyParts",
    enterprise.experience, enterprise.with_music as "withMusic", enterprise.agency_id as "agencyId",
    enterprise.room_id as "roomId", enterprise.section_id as "sectionId",
    analysis.loudness_lufs as "loudnessLufs", sound.published_at as "publishedAt",
    sound.withdrawn_at as "withdrawnAt"
  from sounds as sound
  join media_files as file on file.id = sound.media_file_id
  left join aiesthe_sounds as aiesthe on aiesthe.sound_id = sound.id
  left join medical_sounds as medical on medical.sound_id = sound.id
  left join kanade_sounds as kanade on kanade.sound_id = sound.id
  left join sound_therapy_sounds as therapy on therapy.sound_id = sound.id
  left join enterprise_sounds as enterprise on enterprise.sound_id = sound.id
  left join genres as genre on genre.id = coalesce(medical.genre_id, kanade.genre_id, therapy.genre_id)
  left join countries as country on country.id = coalesce(medical.country_id, kanade.country_id)
  left join sound_analyses as analysis on analysis.sound_id = sound.id`

/** The upload pages show one list without pages; more sounds than this need the console. */
const MAX_ROWS = 1000

/** Lists the sounds of a kind that are in the catalogue, newest first. */
export async function listSoundRowsOfKind(db: Kysely<ContentTables>, kind: SoundKind): Promise<SoundRow[]> {
  const { rows } = await sql<SoundRow>`
    select * from (${catalogueEntries}) as kept
    where kind = ${kind} and "publishedAt" is not null and "withdrawnAt" is null
    order by "publishedAt" desc, id desc limit ${MAX_ROWS}`.execute(db)
  return rows
}

export interface SoundFilter {
  id?: string[]
  q?: string
  kind?: SoundKind
  withdrawn?: boolean
  sha256?: string
}

/** Returns a page of all sounds, withdrawn ones included, for the console. */
export const selectSoundRowPage = (
  db: Kysely<ContentTables>,
  { filter: { id, q, kind, withdrawn, sha256 }, ...page }: ListRequest<SoundFilter>,
): Promise<RowPage<SoundRow>> =>
  selectPage(db, catalogueEntries, page, [
    id && whereIdIn('id', id),
    q && whereContainsText(q, 'title', 'fileName'),
    kind && sql`kind = ${kind}`,
    withdrawn !== undefined && sql`("withdrawnAt" is not null) = ${withdrawn}`,
    sha256 && sql`sha256 = ${sha256}`,
  ])

/** Finds a sound, even if it is withdrawn. */
export const findSoundRow = (db: Kysely<ContentTables>, id: string): Promise<SoundRow | undefined> =>
  selectRow(db, catalogueEntries, id)
