import { languages } from './languages.ts'

/** A translation may be so many times as wide as the widest of the Japanese and the English text. */
const MAX_RATIO = 2
/** Short labels may always have this width: half-width characters, a full-width one counts two. */
const FREE_WIDTH = 24

/**
 * Compares the texts of languages with the Japanese ones and returns one sentence per difference: files or keys that are missing or left over,
 * `{{placeholders}}` that differ, texts that are empty or so long that they would not fit where the others do.
 *
 * Languages that are not complete may lack keys. Plural forms (`_one`, `_other`) of a key count as one.
 *
 * @param locales language → its texts, as nested objects
 * @param registered the languages, those of the product by default
 */
export function compareLocales(
  locales: Readonly<Record<string, unknown>>,
  registered: Readonly<Record<string, { complete: boolean }>> = languages,
): string[] {
  const texts = new Map(Object.entries(locales).map(([language, tree]) => [language, flatten(tree)]))
  const japanese = texts.get('ja') ?? new Map<string, string[]>()
  const problems: string[] = []
  for (const [language, own] of texts) {
    if (!(language in registered)) problems.push(`${language} is not a language of @hibiki/languages`)
    if (registered[language]?.complete)
      for (const key of japanese.keys()) if (!own.has(key)) problems.push(`${language} lacks ${key}`)
    for (const [key, forms] of own) {
      const original = japanese.get(key)
      if (!original) {
        problems.push(`${language} has ${key}, which ja lacks`)
        continue
      }
      const wanted = namesIn(original)
      const found = namesIn(forms)
      if (wanted !== found)
        problems.push(`${language} has the placeholders [${found}] in ${key}, not [${wanted}]`)
      if (forms.some((form) => form.trim() === '') && !original.includes(''))
        problems.push(`${language} is empty at ${key}`)
      const limit = widthLimit([...original, ...(texts.get('en')?.get(key) ?? [])])
      const width = Math.max(...forms.map(widthOf))
      if (width > limit) problems.push(`${language} is ${width} wide at ${key}; at most ${limit} fit`)
    }
  }
  return problems
}

/** Path of a text → its plural forms. */
function flatten(tree: unknown, path = '', into = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof tree === 'object' && tree !== null) {
    for (const [key, child] of Object.entries(tree)) flatten(child, path ? `${path}.${key}` : key, into)
    return into
  }
  const key = path.replace(/_(zero|one|two|few|many|other)$/, '')
  into.set(key, [...(into.get(key) ?? []), String(tree)])
  return into
}

/** A singular may leave out the number, so all forms of a text count together. */
const namesIn = (forms: readonly string[]): string =>
  [...new Set(forms.flatMap((form) => form.match(/\{\{\w+\}\}/g) ?? []))].sort().join(' ')

const widthLimit = (forms: readonly string[]): number =>
  Math.max(FREE_WIDTH, Math.ceil(MAX_RATIO * Math.max(...forms.map(widthOf))))

/** Width in half-width characters. */
function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += /[\u1100-\u{1ffff}\u{20000}-\u{3ffff}]/u.test(character) ? 2 : 1
  return width
}
