import type { Month } from '@hibiki/calendar'
import type { Language } from '@hibiki/http'
import type { ProofSection } from './proof.rules.ts'

/** Everything that the files of a proof say. */
export interface ProofDocument {
  number: string
  month: Month
  version: number
  issuedAt: Date
  /** The number of the version before, when devices reported late. */
  replaces: string | null
  agencyName: string
  keyId: string
  /** Where anyone checks the signature. */
  verifyUrl: string
  sections: readonly ProofSection[]
}

/** Returns the language of the files: that of the enterprise, or English where the font of the PDF lacks its characters. */
export const getProofLanguage = (language: Language): Language => (language === 'cn' ? 'en' : language)
