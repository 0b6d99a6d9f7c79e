import {
  type ContentTables,
  type ImportedSound,
  type Inspector,
  importSounds,
  type SoundDetails,
} from '@hibiki/content'
import { type DemoSound, demoSoundId, readingOf, soundNames } from '@hibiki/demo-sounds'
import { createDiskStorage } from '@hibiki/media-storage'
import type { Kysely } from 'kysely'
import type { MasterIds } from './store-master-data.ts'

export interface DemoSoundImporter {
  /** Publishes a rendered file as these sounds, as an upload would. */
  add(path: string, sounds: readonly DemoSound[]): Promise<void>
  close(): Promise<void>
}

export function createDemoSoundImporter(options: {
  db: Kysely<ContentTables>
  mediaFolder: string
  master: MasterIds
  inspector?: Inspector
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

function toImportedSound(sound: DemoSound, master: MasterIds): ImportedSound {
  const { key, title, of, fileName, freeSample } = sound
  return {
    details: toDetails(sound, master),
    fileName,
    extras: {
      id: demoSoundId(key),
      names: soundNames(sound),
      reading: readingOf(title, 'place' in of ? of.place : ''),
      freeSample,
    },
  }
}

function toDetails({ title: { ja: title }, of, tags }: DemoSound, master: MasterIds): SoundDetails {
  switch (of.kind) {
    case 'aiesthe':
      return { kind: 'aiesthe', title, cluster: of.cluster, minutesCourse: of.minutesCourse }
    case 'sound_therapy':
      return {
        kind: 'sound_therapy',
        title,
        genreId: master.genre(of.genre),
        cluster: of.cluster,
        composer: of.composer,
        effects: [...of.effects],
        bodyParts: [...of.bodyParts],
      }
    case 'enterprise':
      return {
        kind: 'enterprise',
        title,
        experience: of.experience,
        withMusic: of.withMusic,
        agencyId: null,
        roomId: null,
        sectionId: null,
      }
    default: {
      const described = {
        title,
        genreId: master.genre(of.genre),
        countryId: master.country(of.country),
        place: of.place,
        tagIds: tags.map((tag) => master.tag(tag)),
      }
      if (of.kind === 'kanade')
        return { ...described, kind: 'kanade', player: of.player, purposeDetailId: null }
      const purposeDetailId = of.purposeDetail && master.purposeDetail(of.purposeDetail)
      return { ...described, kind: 'sound', planCode: of.planCode, purposeDetailId }
    }
  }
}
