import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
// @ts-expect-error: has no types of its own
import untypedSubsetFont from 'subset-font'
import type { Plugin } from 'vite'

const subsetFont: (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; variationAxes?: Record<string, number | { min: number; max: number }> },
) => Promise<Buffer> = untypedSubsetFont

const moduleId = 'virtual:interface-font'
const locales = join(import.meta.dirname, '../src/locales')
const stylesheet = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-jp/index.css')

/** The weights of the font: headings have 600, and no text is lighter than the body text. */
const weights = { min: 400, max: 700 }

/**
 * The characters of the app's own Japanese texts, cut out of the bundled font and put into one file: one request and a third of the
 * bytes of the parts of the whole font that hold them. Everything else (names, titles) still comes from those parts.
 *
 * In development the module exports that there is no such file.
 */
export function interfaceFontPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'hibiki-interface-font',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null
      if (!isBuild) return 'export default null'
      const cut = await cutOut(listInterfaceCharacters('ja'))
      const file = this.emitFile({
        type: 'asset',
        name: 'interface-font.bin',
        source: Buffer.concat(cut.map(({ data }) => data)),
      })
      const faces = cut.map(({ data, characters }) => ({ bytes: data.length, characters }))
      return `export default { url: import.meta.ROLLUP_FILE_URL_${file}, faces: ${JSON.stringify(faces)} }`
    },
  }
}

/** Lists the characters of all locale files of a language, and those of figures and prices. */
export function listInterfaceCharacters(language: string): Set<string> {
  const folder = join(locales, language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  const texts = files.map((name) => stringsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at))
  return new Set([...texts.join(''), ...ascii, '¥'].filter((character) => character >= ' '))
}

const stringsOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.values(value ?? {})
        .map(stringsOf)
        .join('')

/** One small font for each part of the whole one that has some of the characters. */
async function cutOut(characters: Set<string>): Promise<{ data: Buffer; characters: string }[]> {
  const cut = []
  for (const { file, has } of parseFontFaces(readFileSync(stylesheet, 'utf8'))) {
    const mine = [...characters].filter((character) => has(character.codePointAt(0) ?? 0)).join('')
    if (mine === '') continue
    const part = readFileSync(join(dirname(stylesheet), file))
    const data = await subsetFont(part, mine, { targetFormat: 'woff2', variationAxes: { wght: weights } })
    cut.push({ data, characters: mine })
  }
  return cut
}

/** Parses the `@font-face` rules of a stylesheet: each font file with the code points that it serves. */
export function parseFontFaces(css: string): { file: string; has(codePoint: number): boolean }[] {
  return [...css.matchAll(/url\(([^)]+)\)[^}]*?unicode-range:\s*([^;}]+)/g)].map(
    ([, file = '', list = '']) => {
      const ranges = list.split(',').map((range) => {
        const [from = 0, to = from] = range
          .trim()
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16))
        return { from, to }
      })
      return { file, has: (codePoint) => ranges.some(({ from, to }) => from <= codePoint && codePoint <= to) }
    },
  )
}
