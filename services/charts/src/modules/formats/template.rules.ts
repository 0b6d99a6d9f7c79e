/** One text per language; a language is one more key. */
export type Texts = Record<string, string>

/** Longest name of a template. */
export const MAX_TEMPLATE_NAME_LENGTH = 50

/** The text in a language; an agency writes its own in one language, which serves for all. */
export function findInLanguage<T>(values: Record<string, T>, language: string): T {
  const value = values[language] ?? values.ja ?? Object.values(values)[0]
  if (value === undefined) throw new Error('a text in no language')
  return value
}

/** Whether a template goes by this name in any language. */
export const hasName = (names: Texts, name: string) => Object.values(names).includes(name)
