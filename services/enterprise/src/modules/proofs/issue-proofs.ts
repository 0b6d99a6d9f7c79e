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
import type { Transaction } from 'kysely'
import type { EnterpriseContext } from '../../context.ts'
import type { EnterpriseTables } from '../../tables.ts'
import type { FileSigner } from './file-signer.ts'
import { computeProofSection, type ProofSection, sumProofDays } from './proof.rules.ts'
import { formatProofCsv } from './proof-csv.ts'
import { getProofLanguage, type ProofDocument } from './proof-document.ts'
import {
  type DueProof,
  findNewestProofId,
  getProofContents,
  insertProof,
  listMissingProofs,
  listOutdatedProofs,
  listSectionsWithAge,
  listSpans,
  markProofChecked,
  tryLockProof,
} from './proofs.sql.ts'
import { renderProofPdf } from './render-proof-pdf.ts'
import { listSilenceSpans } from './silence-spans.sql.ts'

/** A month is proved a day after its end, when most devices have reported all of it. */
const ISSUE_AFTER_MS = DAY_MS
/** Devices report at most 31 days late, so only these months can still change. */
const ISSUED_MONTHS = 2

type Deps = Pick<EnterpriseContext, 'db' | 'config' | 'clock' | 'proofSigner' | 'log'>

/**
 * Issues the proofs of months that are over, and new versions of those about which devices reported later.
 *
 * @throws AggregateError when some could not be issued; those of other enterprises are
 */
export async function issueProofs(
  { db, config, clock, proofSigner, log }: Deps,
  signal: AbortSignal,
): Promise<void> {
  if (proofSigner === null) return
  const now = clock()
  const failures: unknown[] = []
  for (const month of listLastMonths(now, ISSUED_MONTHS + 1).slice(0, -1)) {
    const { from, until } = toRange(month)
    if (now.getTime() < until.getTime() + ISSUE_AFTER_MS) continue
    const query = { month, from, until }
    const dueProofs = [
      ...(await listMissingProofs(db, query)),
      ...(await listOutdatedProofs(db, { ...query, now })),
    ]
    for (const due of dueProofs) {
      signal.throwIfAborted()
      try {
        await issueProof({ db, config, clock }, due, proofSigner)
      } catch (err) {
        log.error({ err, agencyId: due.agencyId, month }, 'a proof of play could not be issued')
        failures.push(err)
      }
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} proofs could not be issued: ${failures[0]}`)
}

function toRange(month: Month): { days: Day[]; from: Date; until: Date } {
  const { first, last } = getFirstAndLastDay(month)
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return { days, from: startOfJstDay(first), until: startOfJstDay(addDays(last, 1)) }
}

/** Issues one proof, unless another replica is at it or was first. */
async function issueProof(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  due: DueProof,
  signer: FileSigner,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await tryLockProof(trx, due))) return
    const newestId = await findNewestProofId(trx, due)
    if (newestId === (due.last?.id ?? null))
      await createProof(trx, due, { config, signer, issuedAt: clock() })
  })
}

async function createProof(
  trx: Transaction<EnterpriseTables>,
  { agencyId, agencyName, language: preferred, month, last }: DueProof,
  { config, signer, issuedAt }: { config: Deps['config']; signer: FileSigner; issuedAt: Date },
): Promise<void> {
  const current = await readSections(trx, agencyId, month)
  const before = last ? await getProofContents(trx, last.id) : []
  const sections = alignSections(current, before)
  if (last && isDeepStrictEqual(sections, before)) return markProofChecked(trx, last.id, issuedAt)
  const version = (last?.version ?? 0) + 1
  const number = formatProofNumber({ month, agencyId, keyId: signer.keyId, version })
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
  await insertProof(trx, {
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
    csv: sign(Buffer.from(await formatProofCsv(sections, language)), 'csv'),
  })
}

/** By the part of the key no number is used twice when the proofs of a stolen key are deleted and issued anew. */
const formatProofNumber = ({
  month,
  agencyId,
  keyId,
  version,
}: {
  month: Month
  agencyId: string
  keyId: string
  version: number
}): string => `${month.replace('-', '')}-${agencyId.slice(-8)}-${keyId.slice(0, 6)}-${version}`

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

/**
 * Returns the sections with the names and in the order of the last version, because a new name or place is no reason for a new version. Sections
 * that were deleted since stay as that version said.
 */
function alignSections(current: readonly ProofSection[], before: readonly ProofSection[]): ProofSection[] {
  const currentById = new Map(current.map((section) => [section.sectionId, section]))
  const known = new Set(before.map(({ sectionId }) => sectionId))
  return [
    ...before.map((section) => {
      const { roomName, sectionName } = section
      return { ...section, ...currentById.get(section.sectionId), roomName, sectionName }
    }),
    ...current.filter(({ sectionId }) => !known.has(sectionId)),
  ]
}
