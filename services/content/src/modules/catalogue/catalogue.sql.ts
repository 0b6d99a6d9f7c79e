import type { LocalText } from '@hibiki/http'
import type { Landscape } from '@hibiki/landscapes'
import { type Kysely, sql } from 'kysely'
import type { ContentTables, SoundKind, SoundNamesByLanguage } from '../../tables.ts'
import { selectNamesByLanguage } from '../master-data/names-by-language.ts'

/** A sound that may be played, with its names in Japanese and English. */
export interface CatalogueSound {
  id: string
  kind: SoundKind
  title: string
  /** The title and place in further languages. */
  names: SoundNamesByLanguage
  /** The plan that offers the sound; only sounds of the kind `sound` have one. */
  planCode: '01' | '02' | '04' | null
  purposeDetailId: string | null
  /** The player of a Kanade sound. */
  player: string | null
  mediaFileId: string
  durationMs: number
  freeSample: boolean
  place: string
  genre: LocalText | null
  country: LocalText | null
  tags: LocalText[]
  tagCodes: string[]
  /** The purpose (01 … 04) of a sound that belongs to one. */
  purposeCode: string | null
  /** The dominant frequencies in Hz, lowest first; empty until they are measured. */
  frequencies: number[]
  /** Null until it is composed. */
  landscape: Landscape | null
  /** How title and place are read aloud; empty where no editor entered it. */
  reading: string
}

/** Lists every published sound that is not withdrawn, newest first. */
export async function listAvailableSounds(
  db: Kysely<ContentTables>,
  only: { kind: SoundKind } | { freeSample: true },
): Promise<CatalogueSound[]> {
  const condition = 'kind' in only ? sql`sound.kind = ${only.kind}` : sql`sound.free_sample`
  const { rows } = await sql<CatalogueSound>`
    select sound.id, sound.kind, sound.title, sound.names, sound.media_file_id as "mediaFileId",
      file.duration_ms as "durationMs", sound.free_sample as "freeSample",
      coalesce(medical.place, kanade.place, '') as place, medical.plan_code as "planCode",
      medical.purpose_detail_id as "purposeDetailId", kanade.player, detail.purpose_code as "purposeCode", sound.reading,
      coalesce(analysis.frequencies, '{}') as frequencies, landscapes.landscape,
      ${selectNamesByLanguage('genre')} as genre, ${selectNamesByLanguage('country')} as country,
      coalesce((
        select json_agg(${selectNamesByLanguage('tag')} order by tag.display_order, tag.code)
        from sound_tags join tags as tag on tag.id = sound_tags.tag_id where sound_tags.sound_id = sound.id
      ), '[]') as tags,
      array(
        select tag.code from sound_tags join tags as tag on tag.id = sound_tags.tag_id
        where sound_tags.sound_id = sound.id order by tag.display_order, tag.code
      ) as "tagCodes"
    from sounds as sound
    join media_files as file on file.id = sound.media_file_id
    left join medical_sounds as medical on medical.sound_id = sound.id
    left join kanade_sounds as kanade on kanade.sound_id = sound.id
    left join sound_therapy_sounds as therapy on therapy.sound_id = sound.id
    left join purpose_details as detail on detail.id = medical.purpose_detail_id
    left join sound_analyses as analysis on analysis.sound_id = sound.id
    left join landscapes on landscapes.sound_id = sound.id
    left join genres as genre on genre.id = coalesce(medical.genre_id, kanade.genre_id, therapy.genre_id)
    left join countries as country on country.id = coalesce(medical.country_id, kanade.country_id)
    where ${condition} and sound.published_at <= now() and sound.withdrawn_at is null
    order by sound.published_at desc, sound.id`.execute(db)
  return rows
}

/** Returns the kind of a sound. Withdrawn sounds are included, because plays may be reported after the withdrawal. */
export async function findSoundKind(db: Kysely<ContentTables>, soundId: string): Promise<SoundKind | null> {
  const row = await db.selectFrom('sounds').select('kind').where('id', '=', soundId).executeTakeFirst()
  return row?.kind ?? null
}
