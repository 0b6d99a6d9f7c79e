import type { Landscape, LandscapeSound } from '@hibiki/landscapes'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ContentTables, SoundKind } from '../../tables.ts'

type Db = Kysely<ContentTables>

export interface LandscapeRow {
  sound: LandscapeSound & { id: string }
  kind: SoundKind
  publishedAt: Date
  isMeasured: boolean
  /** Null until it is composed. */
  landscape: Landscape | null
}

/** Finds what the landscape of a sound is composed of. Withdrawn sounds are included, because histories show them. */
export async function findLandscapeRow(db: Db, soundId: string): Promise<LandscapeRow | null> {
  const { rows } = await sql<{
    title: string
    genre: string
    place: string
    tagCodes: string[]
    frequencies: number[] | null
    peaks: number[] | null
    kind: SoundKind
    publishedAt: Date
    landscape: Landscape | null
  }>`
    select sound.title, sound.kind, sound.published_at as "publishedAt",
      coalesce(genre.code || ' ' || genre.name_ja || ' ' || genre.name_en, '') as genre,
      coalesce(medical.place, kanade.place, '') as place,
      array(select tag.code from sound_tags join tags as tag on tag.id = tag_id
        where sound_id = sound.id order by tag.display_order, tag.code) as "tagCodes",
      analysis.frequencies, analysis.peaks, landscapes.landscape
    from sounds as sound
    left join medical_sounds as medical on medical.sound_id = sound.id
    left join kanade_sounds as kanade on kanade.sound_id = sound.id
    left join sound_therapy_sounds as therapy on therapy.sound_id = sound.id
    left join genres as genre on genre.id = coalesce(medical.genre_id, kanade.genre_id, therapy.genre_id)
    left join sound_analyses as analysis on analysis.sound_id = sound.id
    left join landscapes on landscapes.sound_id = sound.id
    where sound.id = ${soundId} and sound.published_at <= now()`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { kind, publishedAt, landscape, frequencies, peaks, ...words } = row
  return {
    sound: { id: soundId, ...words, frequencies: frequencies ?? [], peaks: peaks ?? [] },
    kind,
    publishedAt,
    isMeasured: frequencies !== null,
    landscape,
  }
}

/** Lists the landscapes of the two sounds before and the two after a sound in the list of its kind. */
export async function listNeighbourLandscapes(
  db: Db,
  { sound: { id }, kind, publishedAt }: LandscapeRow,
): Promise<Landscape[]> {
  const { rows } = await sql<{ landscape: Landscape }>`
    select landscape from (
      (select id from sounds where kind = ${kind} and withdrawn_at is null
        and (published_at, id) > (${publishedAt}, ${id}) order by published_at, id limit 2)
      union all
      (select id from sounds where kind = ${kind} and withdrawn_at is null
        and (published_at, id) < (${publishedAt}, ${id}) order by published_at desc, id desc limit 2)
    ) as neighbour join landscapes on landscapes.sound_id = neighbour.id`.execute(db)
  return rows.map(({ landscape }) => landscape)
}

/** Lets one replica compose at a time, because each landscape depends on those of its neighbours. */
export async function lockComposing(trx: Transaction<ContentTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('landscapes', 20))`.execute(trx)
}

export async function insertLandscape(
  trx: Transaction<ContentTables>,
  soundId: string,
  landscape: Landscape,
): Promise<void> {
  await trx
    .insertInto('landscapes')
    .values({ sound_id: soundId, landscape: JSON.stringify(landscape) })
    .onConflict((conflict) => conflict.column('sound_id').doNothing())
    .execute()
}

/**
 * Claims, until the transaction ends, the oldest measured sound whose stills are missing or of an earlier version and that no other replica
 * has claimed; null when there is none. Stills of a later version stay, because old and new replicas run side by side during a release.
 */
export async function claimUnrenderedSound(
  trx: Transaction<ContentTables>,
  { version, except }: { version: number; except: readonly string[] },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with due as materialized (
      select sound.id from sounds as sound
      join sound_analyses as analysis on analysis.sound_id = sound.id
      left join landscapes on landscapes.sound_id = sound.id
      where sound.withdrawn_at is null and sound.published_at <= now() and analysis.frequencies is not null
        and coalesce(landscapes.rendered_version, 0) < ${version} and sound.id <> all (${except}::uuid[])
      order by sound.published_at, sound.id limit 50)
    select id from due where pg_try_advisory_xact_lock(hashtextextended('landscape ' || id, 20)) limit 1`.execute(
    trx,
  )
  return rows[0]?.id ?? null
}

export async function setRenderedVersion(db: Db, soundId: string, version: number): Promise<void> {
  await db
    .updateTable('landscapes')
    .set({ rendered_version: version })
    .where('sound_id', '=', soundId)
    .where('rendered_version', '<', version)
    .execute()
}
