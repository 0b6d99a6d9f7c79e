import { type Language, languageCodes } from '@hibiki/languages'
import { type TObject, type TOptional, type TSchema, Type } from 'typebox'

/** Japanese and English must be there, other languages may be: without them the Japanese text is shown. */
const required: readonly Language[] = ['ja', 'en']

/** The schema of a value with one text (or one list of texts) per language, `{ja, en, …}`. */
export function createLocalTextSchema<Text extends TSchema>(
  text: Text,
): TObject<{ ja: Text; en: Text } & Record<Exclude<Language, 'ja' | 'en'>, TOptional<Text>>> {
  const properties = languageCodes.map((code) => [code, required.includes(code) ? text : Type.Optional(text)])
  return Type.Object(Object.fromEntries(properties)) as never
}
