import { normalizeNameReading } from '@hibiki/text'
import { Type } from 'typebox'

/** The reading of a person's name in kana of either kind and width; empty when the member gives none. */
export const NameReading = Type.String({
  $id: 'NameReading',
  maxLength: 50,
  format: 'name-reading',
  description: 'The reading of the name in kana, which is stored in katakana; empty for none',
})

/** Returns a reading that passed the schema as it is stored: in katakana, or null for none. */
export const toStoredNameReading = (typed: string | undefined): string | null =>
  normalizeNameReading(typed ?? '') || null
