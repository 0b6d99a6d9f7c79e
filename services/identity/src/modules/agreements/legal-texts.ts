import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@hibiki/http'
import type { ConsentDocument } from '../../db/account-tables.ts'

export const legalTextNames = ['terms_of_service', 'data_analytics_agreement', 'privacy_policy'] as const
export type LegalTextName = (typeof legalTextNames)[number]

export interface LegalText {
  text: string
  hash: Buffer
}

/** The legal texts in every language, with the version of each that members agree to. */
export interface LegalTexts {
  read(name: LegalTextName, language: Language): LegalText
  /**
   * What a member agrees to, in the language in which it was read. The version is that of the Japanese original, because a
   * translation does not change what was agreed to.
   */
  getDocumentVersion(document: ConsentDocument, language: Language): { version: string; hash: Buffer }
}

/** The file of each document. */
const textOf = {
  'terms-of-service': 'terms_of_service',
  'providing-data': 'data_analytics_agreement',
} as const satisfies Record<ConsentDocument, LegalTextName>

const folder = new URL('../../../locales/legal/', import.meta.url)

/**
 * Loads the texts from a folder with one folder per language. A version is the hash of the original, so that every edit makes
 * members decide again.
 */
export function loadLegalTexts(from: URL = folder): LegalTexts {
  const languages = readdirSync(from).sort()
  const texts = new Map<string, LegalText>()
  for (const name of legalTextNames) {
    for (const language of languages) {
      const text = readFileSync(new URL(`${language}/${name}.md`, from), 'utf8')
      texts.set(`${language}/${name}`, { text, hash: createHash('sha256').update(text).digest() })
    }
  }
  function read(name: LegalTextName, language: string): LegalText {
    const found = texts.get(`${language}/${name}`) ?? texts.get(`ja/${name}`)
    if (!found) throw new Error(`no legal text ${name}`)
    return found
  }
  return {
    read,
    getDocumentVersion(document, language) {
      const name = textOf[document]
      const version = read(name, 'ja').hash.toString('hex').slice(0, 16)
      return { version, hash: read(name, language).hash }
    },
  }
}
