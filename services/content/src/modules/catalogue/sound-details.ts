import { isBlankText } from '@hibiki/text'
import type { SoundKind } from './sound-kind.ts'

/** The description of the sound that an upload becomes. It is validated when the upload is opened and stored with it until the sound is published. */
export type SoundDetails =
  | { kind: 'aiesthe'; title: string; cluster: number; minutesCourse: 10 | 20 }
  | ({ kind: 'sound'; planCode: '01' | '02' | '04' } & NatureOrKanadeDetails)
  | ({ kind: 'kanade'; player: string } & NatureOrKanadeDetails)
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

/** Sounds of nature and Kanade sounds share these fields. */
export interface NatureOrKanadeDetails {
  title: string
  genreId: string
  countryId: string
  place: string
  /** Null for a sound without a purpose; uploads always have one. */
  purposeDetailId: string | null
  tagIds: string[]
}

export type StoredSoundDetails = SoundDetails

export type SoundDetailsOfKind<K extends SoundKind> = Extract<SoundDetails, { kind: K }>

/** Returns a file's name without its extension, which is the title of a sound that was given none. */
export function toTitleFromFileName(fileName: string): string {
  const title = fileName.replace(/\.[^.]*$/, '').trim()
  return isBlankText(title) ? fileName : title
}
