import {
  type ContentTables,
  importSounds,
  type Mp3Inspector,
  type SoundDetails,
  type SoundToImport,
} from '@hibiki/content'
import { type DemoSound, toDemoSoundId, toSearchReading, translateSoundNames } from '@hibiki/demo-sounds'
import { createDiskStorage } from '@hibiki/media-storage'
import type { Kysely } from 'kysely'
import type { MasterDataIds } from './seed-master-data.ts'

export interface DemoSoundImporter {
  /** Publishes a rendered file as these sounds, as an upload would. */
  add(path: string, sounds: readonly DemoSound[]): Promise<void>
  close(): Promise<void>
}

export function createDemoSoundImporter(options: {
  db: Kysely<ContentTables>
  mediaFolder: string
  master: MasterDataIds
  inspector?: Mp3Inspector
}): DemoSoundImporter {
  const { db, mediaFolder, master, inspector } = options
  const storage = createDiskStorage({ folder: mediaFolder })
  return {
    add: (path, sounds) =>
      importSounds(
        { db, storage, ...(inspector && { inspector }) },
        path,
        sounds.map((sound) => toImportedSound(sound, master)),
      ),
    close: () => storage.close(),
  }
}

function toImportedSound(sound: DemoSound, master: MasterDataIds): SoundToImport {
  const { key, title, details, fileName, freeSample } = sound
  return {
    details: toDetails(sound, master),
    fileName,
    extras: {
      id: toDemoSoundId(key),
      names: translateSoundNames(sound),
      reading: toSearchReading(title, 'place' in details ? details.place : ''),
      freeSample,
    },
  }
}

function toDetails({ title: { ja: title }, details, tags }: DemoSound, master: MasterDataIds): SoundDetails {
  switch (details.kind) {
    case 'aiesthe':
      return { kind: 'aiesthe', title, cluster: details.cluster, minutesCourse: details.minutesCourse }
    case 'sound_therapy':
      return {
        kind: 'sound_therapy',
        title,
        genreId: master.genre(details.genre),
        cluster: details.cluster,
        composer: details.composer,
        effects: [...details.effects],
        bodyParts: [...details.bodyParts],
      }
    case 'enterprise':
      return {
        kind: 'enterprise',
        title,
        experience: details.experience,
        withMusic: details.withMusic,
        agencyId: null,
        roomId: null,
        sectionId: null,
      }
    default: {
      const described = {
        title,
        genreId: master.genre(details.genre),
        countryId: master.country(details.country),
        place: details.place,
        tagIds: tags.map((tag) => master.tag(tag)),
      }
      if (details.kind === 'kanade')
        return { ...described, kind: 'kanade', player: details.player, purposeDetailId: null }
      const purposeDetailId = details.purposeDetail && master.purposeDetail(details.purposeDetail)
      return { ...described, kind: 'sound', planCode: details.planCode, purposeDetailId }
    }
  }
}
