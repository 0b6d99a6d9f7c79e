import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('./', import.meta.url)
/** The files that determine a search vector: the rules, and `package.json` for the versions of their libraries. */
const sources = [
  ...readdirSync(folder).filter((name) => name.endsWith('.rules.ts')),
  'save-articles.ts',
  '../../../package.json',
].sort()

/** The hash of the rules that divide texts into lexemes; a release with other rules has another hash. */
export const lexemeRulesDigest = sources
  .reduce((hash, source) => hash.update(readFileSync(new URL(source, folder))), createHash('sha256'))
  .digest('hex')
