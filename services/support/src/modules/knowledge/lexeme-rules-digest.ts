import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('./', import.meta.url)
/** The rules that make a search vector, and `package.json` for the versions of the libraries they use. */
const sources = [
  ...readdirSync(folder).filter((name) => name.endsWith('.rules.ts')),
  'save-articles.ts',
  '../../../package.json',
].sort()

/** A hash of the rules by which texts are divided into lexemes: releases with other rules have another one. */
export const lexemeRulesDigest = sources
  .reduce((hash, source) => hash.update(readFileSync(new URL(source, folder))), createHash('sha256'))
  .digest('hex')
