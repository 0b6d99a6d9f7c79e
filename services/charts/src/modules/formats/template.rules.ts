/** One text per language; a language is one more key. */
export type TextsByLanguage = Record<string, string>

/** The maximum length of a template's name. */
export const MAX_TEMPLATE_NAME_LENGTH = 50

/** Returns the text in a language; an agency writes its own in one language, which is used for all. */
export function getInLanguage<T>(values: Record<string, T>, language: string): T {
  const value = values[language] ?? values.ja ?? Object.values(values)[0]
  if (value === undefined) throw new Error('a text in no language')
  return value
}

/** Returns whether a template has this name in any language. */
export const hasTemplateName = (names: TextsByLanguage, name: string) => Object.values(names).includes(name)
