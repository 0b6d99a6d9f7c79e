import { type ContentTables, enterpriseSoundPublished, findSoundKind, readSoundFacts } from '@hibiki/content'
import { type DemoSound, demoSoundId, type RenderedFile, readingOf, soundNames } from '@hibiki/demo-sounds'
import { appendToOutbox } from '@hibiki/messaging'
import type { Kysely, Transaction } from 'kysely'
import type { MasterIds } from './store-master-data.ts'

type Write = Transaction<ContentTables>

/** Stores one finished sound: its file, its common columns, those of its kind, its tags – all or nothing. */
export async function storeSound(
  db: Kysely<ContentTables>,
  master: MasterIds,
  sound: DemoSound,
  file: RenderedFile,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isNew = (await findSoundKind(trx, demoSoundId(sound.key))) === null
    const soundId = await storeSoundRow(trx, sound, await storeFile(trx, file))
    await storeKindRow(trx, soundId, sound, master)
    const tags = sound.tags.map((tag) => ({ sound_id: soundId, tag_id: master.tag(tag) }))
    if (tags.length > 0)
      await trx
        .insertInto('sound_tags')
        .values(tags)
        .onConflict((c) => c.doNothing())
        .execute()
    if (isNew) await announce(trx, soundId, sound)
  })
}

/** As of an uploaded sound; other services pick from what they were told of. */
async function announce(trx: Write, soundId: string, { of, title, fileName }: DemoSound): Promise<void> {
  const facts = await readSoundFacts(trx, soundId)
  const anywhere = { agencyId: null, roomId: null, sectionId: null }
  const enterprise =
    of.kind === 'enterprise'
      ? enterpriseSoundPublished(facts, { ...of, ...anywhere, title: title.ja }, fileName)
      : []
  await appendToOutbox(trx, [{ subject: 'content.sound-published.v2', payload: facts }, ...enterprise])
}

async function storeFile(trx: Write, file: RenderedFile): Promise<string> {
  const { id } = await trx
    .insertInto('media_files')
    .values({
      storage_key: file.storageKey,
      sha256: file.sha256,
      bytes: file.bytes,
      duration_ms: file.durationMs,
      content_type: 'audio/mpeg',
    })
    // Two sounds may have the same content; the no-op update makes the existing row come back.
    .onConflict((conflict) => conflict.column('storage_key').doUpdateSet({ sha256: file.sha256 }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function storeSoundRow(trx: Write, sound: DemoSound, mediaFileId: string): Promise<string> {
  const id = demoSoundId(sound.key)
  await trx
    .insertInto('sounds')
    .values({
      id,
      kind: sound.of.kind,
      title: sound.title.ja,
      names: soundNames(sound),
      file_name: sound.fileName,
      media_file_id: mediaFileId,
      free_sample: sound.freeSample,
      reading: readingOf(sound.title, 'place' in sound.of ? sound.of.place : ''),
      published_at: new Date(),
    })
    // The row may outlive its file (a lost media folder): then only the file is new.
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ media_file_id: mediaFileId }))
    .execute()
  return id
}

async function storeKindRow(trx: Write, soundId: string, sound: DemoSound, master: MasterIds): Promise<void> {
  const { of } = sound
  const row = { sound_id: soundId }
  if (of.kind === 'aiesthe') {
    const values = { ...row, cluster: of.cluster, minutes_course: of.minutesCourse }
    await trx
      .insertInto('aiesthe_sounds')
      .values(values)
      .onConflict((c) => c.doNothing())
      .execute()
  } else if (of.kind === 'sound') {
    const values = {
      ...row,
      plan_code: of.planCode,
      genre_id: master.genre(of.genre),
      country_id: master.country(of.country),
      place: of.place,
      purpose_detail_id: of.purposeDetail && master.purposeDetail(of.purposeDetail),
    }
    await trx
      .insertInto('medical_sounds')
      .values(values)
      .onConflict((c) => c.doNothing())
      .execute()
  } else if (of.kind === 'kanade') {
    const values = {
      ...row,
      genre_id: master.genre(of.genre),
      country_id: master.country(of.country),
      place: of.place,
      purpose_detail_id: null,
      player: of.player,
    }
    await trx
      .insertInto('kanade_sounds')
      .values(values)
      .onConflict((c) => c.doNothing())
      .execute()
  } else if (of.kind === 'sound_therapy') {
    const values = {
      ...row,
      genre_id: master.genre(of.genre),
      cluster: of.cluster,
      composer: of.composer,
      effects: [...of.effects],
      body_parts: [...of.bodyParts],
    }
    await trx
      .insertInto('sound_therapy_sounds')
      .values(values)
      .onConflict((c) => c.doNothing())
      .execute()
  } else {
    const { experience, withMusic } = of
    const values = {
      ...row,
      experience,
      with_music: withMusic,
      agency_id: null,
      room_id: null,
      section_id: null,
    }
    await trx
      .insertInto('enterprise_sounds')
      .values(values)
      .onConflict((c) => c.doNothing())
      .execute()
  }
}
