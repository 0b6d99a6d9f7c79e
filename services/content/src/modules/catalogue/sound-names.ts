import type { Language, LocalText } from '@hibiki/http'
import type { SoundNamesByLanguage } from '../../tables.ts'

export interface NamedSound {
  /** The title with which the sound was published. */
  title: string
  names: SoundNamesByLanguage
}

/** Returns the title by language. A language without a name gets the title that the sound was published with. */
export function toTitleByLanguage({ title, names }: NamedSound): LocalText {
  const named = Object.entries(names).map(([language, name]) => [language, name.title])
  return { ja: title, en: title, ...Object.fromEntries(named) }
}

export function getSoundTitle({ title, names }: NamedSound, language: Language): string {
  return names[language]?.title ?? title
}
