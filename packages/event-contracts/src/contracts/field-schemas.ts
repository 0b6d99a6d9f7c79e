import { type Language, languageCodes } from '@hibiki/languages'
import { type TObject, type TOptional, type TString, Type } from 'typebox'

export const uuidSchema = Type.String({ format: 'uuid' })

/** A moment as ISO 8601 with its offset, e.g. 2026-11-21T00:38:46.000Z. */
export const instantSchema = Type.String({ format: 'date-time' })

/** A length of time; fractions allowed. */
export const secondsSchema = Type.Number({ minimum: 0 })

type OtherLanguages = Record<Exclude<Language, 'ja' | 'en'>, TOptional<TString>>

/** A text for people: always in Japanese and English, in other languages where it exists in them. */
export const localTextSchema = Type.Object(
  Object.fromEntries(
    languageCodes.map((code) => [
      code,
      code === 'ja' || code === 'en' ? Type.String() : Type.Optional(Type.String()),
    ]),
  ),
  { additionalProperties: false },
) as TObject<{ ja: TString; en: TString } & OtherLanguages>
