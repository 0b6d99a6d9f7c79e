import type { ConsentDocument } from '../../db/account-tables.ts'
import type { Db } from '../../db/identity-tables.ts'
import { listLatestConsentDecisions } from './consents.sql.ts'
import type { LegalTexts } from './legal-texts.ts'

export interface CurrentConsent {
  document: ConsentDocument
  agreed: boolean
  /** The version of the current text. */
  version: string
  /** Null while the member has not decided about this version. */
  decidedAt: Date | null
}

export const consentDocuments: readonly ConsentDocument[] = ['terms-of-service', 'providing-data']

/** Returns what a member has decided about the current versions; an older version counts as undecided. */
export async function listCurrentConsents(
  db: Db,
  texts: LegalTexts,
  userId: string,
): Promise<CurrentConsent[]> {
  const decisions = await listLatestConsentDecisions(db, userId)
  return consentDocuments.map((document) => {
    const { version } = texts.getDocumentVersion(document, 'ja')
    const decision = decisions.find((one) => one.document === document && one.version === version)
    return { document, version, agreed: decision?.agreed ?? false, decidedAt: decision?.decidedAt ?? null }
  })
}

export async function hasAgreed(
  db: Db,
  texts: LegalTexts,
  userId: string,
  document: ConsentDocument,
): Promise<boolean> {
  const consents = await listCurrentConsents(db, texts, userId)
  return consents.some((consent) => consent.document === document && consent.agreed)
}
