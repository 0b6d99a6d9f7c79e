import type { Language, LocalText } from '@hibiki/http'
import type { SoundNames } from '../../tables.ts'

export interface NamedSound {
  /** As the sound was published. */
  title: string
  names: SoundNames
}

/** The title by language; languages that a sound is not named in have the title it was published with. */
export function localTitle({ title, names }: NamedSound): LocalText {
  const named = Object.entries(names).map(([language, name]) => [language, name.title])
  return { ja: title, en: title, ...Object.fromEntries(named) }
}

export function titleIn({ title, names }: NamedSound, language: Language): string {
  return names[language]?.title ?? title
}
