import { isDeepStrictEqual } from 'node:util'
import {
  addDays,
  DAY_MS,
  type Day,
  getFirstAndLastDay,
  listLastMonths,
  type Month,
  startOfJstDay,
} from '@hibiki/calendar'
import { readPublicOrigin } from '@hibiki/service'
import type { EnterpriseContext } from '../../context.ts'
import type { FileSigner } from './file-signer.ts'
import { computeProofSection, type ProofSection, sumProofDays } from './proof.rules.ts'
import { formatProofCsv } from './proof-csv.ts'
import { getProofLanguage, type ProofDocument } from './proof-document.ts'
import {
  type DueProof,
  getProofContents,
  insertProof,
  listMissingProofs,
  listOutdatedProofs,
  listSectionsWithAge,
  listSpans,
  markProofChecked,
} from './proofs.sql.ts'
import { renderProofPdf } from './render-proof-pdf.ts'
import { listSilenceSpans } from './silence-spans.sql.ts'

/** A month is proved a day after its end, when most devices have reported all of it. */
const ISSUE_AFTER_MS = DAY_MS
/** Devices report at most 31 days late, so only these months can still change. */
const ISSUED_MONTHS = 2

type Deps = Pick<EnterpriseContext, 'db' | 'config' | 'clock' | 'proofSigner'>

/** Issues the proofs of months that are over, and new versions of those about which devices reported later. */
export async function issueProofs({ db, config, clock, proofSigner }: Deps): Promise<void> {
  if (proofSigner === null) return
  const now = clock()
  for (const month of listLastMonths(now, ISSUED_MONTHS + 1).slice(0, -1)) {
    const { from, until } = toRange(month)
    if (now.getTime() < until.getTime() + ISSUE_AFTER_MS) continue
    const query = { month, from, until }
    const due = [
      ...(await listMissingProofs(db, query)),
      ...(await listOutdatedProofs(db, { ...query, now })),
    ]
    for (const one of due) await issueProof({ db, config, clock }, one, proofSigner)
  }
}

function toRange(month: Month): { days: Day[]; from: Date; until: Date } {
  const { first, last } = getFirstAndLastDay(month)
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return { days, from: startOfJstDay(first), until: startOfJstDay(addDays(last, 1)) }
}

async function issueProof(
  { db, config, clock }: Omit<Deps, 'proofSigner'>,
  { agencyId, agencyName, language: preferred, month, last }: DueProof,
  signer: FileSigner,
): Promise<void> {
  const issuedAt = clock()
  const current = await readSections(db, agencyId, month)
  const before = last ? await getProofContents(db, last.id) : []
  const sections = addDeletedSections(current, before)
  if (last && isDeepStrictEqual(sections, before)) return markProofChecked(db, last.id, issuedAt)
  const version = (last?.version ?? 0) + 1
  const number = `${month.replace('-', '')}-${agencyId.slice(-8)}-${version}`
  const language = getProofLanguage(preferred)
  const document: ProofDocument = {
    number,
    month,
    version,
    issuedAt,
    replaces: last?.number ?? null,
    agencyName,
    keyId: signer.keyId,
    verifyUrl: `${readPublicOrigin(config)}/verify-signature`,
    sections,
  }
  const sign = (bytes: Buffer, extension: string) => {
    const signature = signer.sign({ name: `${toFileName(number)}.${extension}`, bytes })
    return { bytes, signature: `${JSON.stringify(signature, null, 2)}\n` }
  }
  const { plannedMinutes, playedMinutes } = sumProofDays(sections.flatMap(({ days }) => days))
  await insertProof(db, {
    agencyId,
    month,
    version,
    number,
    issuedAt,
    plannedMinutes,
    playedMinutes,
    sections,
    key: { id: signer.keyId, publicKey: signer.publicKey },
    pdf: sign(await renderProofPdf(document, language), 'pdf'),
    csv: sign(Buffer.from(formatProofCsv(sections, language)), 'csv'),
  })
}

/** Returns the beginning of the names of a proof's files. */
export const toFileName = (number: string): string => `hibiki-proof-${number}`

async function readSections(db: Deps['db'], agencyId: string, month: Month): Promise<ProofSection[]> {
  const { days, from, until } = toRange(month)
  const sections: ProofSection[] = []
  for (const { createdAt, ...section } of await listSectionsWithAge(db, agencyId)) {
    if (createdAt >= until) continue
    const range = { sectionId: section.sectionId, from, until }
    const [planned, played, silences] = [
      await listSpans(db, 'expected_spans', range),
      await listSpans(db, 'play_spans', range),
      await listSilenceSpans(db, range),
    ]
    const absent = createdAt > from ? [{ from, until: createdAt, cause: 'notSetUp' as const }] : []
    sections.push(computeProofSection(section, days, { planned, played, silences: [...absent, ...silences] }))
  }
  return sections
}

/** Adds sections that were deleted since the last version, as that one said. */
function addDeletedSections(
  current: readonly ProofSection[],
  before: readonly ProofSection[],
): ProofSection[] {
  const known = new Set(current.map(({ sectionId }) => sectionId))
  return [...current, ...before.filter(({ sectionId }) => !known.has(sectionId))]
}
