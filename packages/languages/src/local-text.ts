import type { Language } from './languages.ts'

/** A text in the languages it exists in: Japanese and English always, others where they are complete. */
export type LocalText<Text = string> = Readonly<{ ja: Text; en: Text } & Partial<Record<Language, Text>>>

/** Returns a text in a language, in Japanese where it lacks that language. */
export function selectLanguageText<Text>(text: LocalText<Text>, language: string): Text {
  return (text as Partial<Record<string, Text>>)[language] ?? text.ja
}
