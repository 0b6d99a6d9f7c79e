import type { Piece } from '../synth/piece.ts'
import type { CountryCode, GenreCode, PurposeDetailCode, TagCode } from './master-data.ts'

/** One row of the demo catalogue, with the piece that its sound is rendered from. */
export interface DemoSound {
  /** Stable and unique; the row's id follows from it, so seeding again finds it. */
  key: string
  title: DemoSoundTitle
  fileName: string
  /** The length of the loop, which the player repeats. */
  seconds: number
  freeSample: boolean
  tags: readonly TagCode[]
  piece: Piece
  details: DemoSoundDetails
}

export type DemoSoundDetails =
  | { kind: 'aiesthe'; cluster: Cluster; minutesCourse: 10 | 20 }
  | {
      kind: 'sound'
      planCode: '01' | '02' | '04'
      genre: GenreCode
      country: CountryCode
      place: string
      purposeDetail: PurposeDetailCode | null
    }
  | { kind: 'kanade'; genre: GenreCode; country: CountryCode; place: string; player: string }
  | {
      kind: 'sound_therapy'
      genre: GenreCode
      cluster: Cluster
      composer: string
      effects: readonly string[]
      bodyParts: readonly ('eyes' | 'mouth')[]
    }
  | { kind: 'enterprise'; experience: boolean; withMusic: boolean }

/** A title in both languages; titles are unique. */
export interface DemoSoundTitle {
  ja: string
  en: string
}

/** Mood, expression type and therapy course in one number. */
export type Cluster = 1 | 2 | 3 | 4
