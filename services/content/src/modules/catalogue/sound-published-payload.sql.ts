import type { EventPayload } from '@hibiki/event-contracts'
import type { LocalText } from '@hibiki/http'
import { sql, type Transaction } from 'kysely'
import type { ContentTables, SoundKind, SoundNamesByLanguage } from '../../tables.ts'
import { selectNamesByLanguage } from '../master-data/names-by-language.ts'
import { toTitleByLanguage } from './sound-names.ts'

interface FactsRow {
  kind: SoundKind
  title: string
  names: SoundNamesByLanguage
  cluster: number | null
  minutesCourse: 10 | 20 | null
  bodyParts: ('eyes' | 'mouth')[] | null
  tags: string[]
  genre: LocalText | null
  composer: string | null
  effects: string[] | null
  durationMs: number
}

/** Returns the payload of content.sound-published.v2 from the current rows of a sound. */
export async function readSoundPublishedPayload(
  trx: Transaction<ContentTables>,
  soundId: string,
): Promise<EventPayload<'content.sound-published.v2'>> {
  const { rows } = await sql<FactsRow>`
    select sound.kind, sound.title, sound.names, coalesce(aiesthe.cluster, therapy.cluster) as cluster,
      aiesthe.minutes_course as "minutesCourse", therapy.body_parts as "bodyParts",
      array(select tag.code from sound_tags join tags as tag on tag.id = tag_id
        where sound_id = sound.id order by tag.code) as tags,
      (select ${selectNamesByLanguage('genre')} from genres as genre
        where genre.id = coalesce(therapy.genre_id, medical.genre_id, kanade.genre_id)) as genre,
      therapy.composer, therapy.effects,
      file.duration_ms as "durationMs"
    from sounds as sound
    join media_files as file on file.id = sound.media_file_id
    left join aiesthe_sounds as aiesthe on aiesthe.sound_id = sound.id
    left join sound_therapy_sounds as therapy on therapy.sound_id = sound.id
    left join medical_sounds as medical on medical.sound_id = sound.id
    left join kanade_sounds as kanade on kanade.sound_id = sound.id
    where sound.id = ${soundId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a sound is announced that is not there')
  const { title, names, durationMs, ...facts } = row
  return {
    soundId,
    ...facts,
    title: toTitleByLanguage({ title, names }),
    durationSeconds: durationMs / 1000,
    at: new Date().toISOString(),
  }
}
