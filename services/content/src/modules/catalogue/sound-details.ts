import { isBlankText } from '@hibiki/text'
import type { SoundKind } from './sound-kind.ts'

/** What an upload says of the sound it becomes; checked when it was opened, kept with the upload until then. */
export type SoundDetails =
  | { kind: 'aiesthe'; title: string; cluster: number; minutesCourse: 10 | 20 }
  | ({ kind: 'sound'; planCode: '01' | '02' | '04' } & DescribedSound)
  | ({ kind: 'kanade'; player: string } & DescribedSound)
  | {
      kind: 'sound_therapy'
      title: string
      genreId: string
      cluster: number
      composer: string
      effects: string[]
      bodyParts: ('eyes' | 'mouth')[]
    }
  | {
      kind: 'enterprise'
      title: string
      experience: boolean
      withMusic: boolean
      agencyId: string | null
      roomId: string | null
      sectionId: string | null
    }

/** What sounds of nature and Kanade have in common. */
export interface DescribedSound {
  title: string
  genreId: string
  countryId: string
  place: string
  /** Null for a sound of no purpose, which uploads always have. */
  purposeDetailId: string | null
  tagIds: string[]
}

export type StoredDetails = SoundDetails

export type DetailsOf<K extends SoundKind> = Extract<SoundDetails, { kind: K }>

/** The name of a file without its ending: the title where none was given. */
export function titleFrom(fileName: string): string {
  const title = fileName.replace(/\.[^.]*$/, '').trim()
  return isBlankText(title) ? fileName : title
}
