import { ApiError, Id, Moment } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { EnterpriseTables } from '../../tables.ts'
import { toFileName } from './issue-proofs.ts'
import { findProofFile, listProofs, type ProofFile, proofFiles } from './proofs.sql.ts'

/** Several versions of each month of some years. */
const MAX_PROOFS = 100

export const ProofsResponse = Type.Object(
  {
    isOffered: Type.Boolean({ description: 'Whether this installation has a key that signs proofs' }),
    proofs: Type.Array(
      Type.Object({
        id: Id,
        month: Type.String({ description: 'yyyy-MM in Japan' }),
        version: Type.Integer(),
        number: Type.String(),
        issuedAt: Moment,
        plannedMinutes: Type.Number(),
        playedMinutes: Type.Number(),
        isReplaced: Type.Boolean({
          description: 'Whether a later version exists, because devices reported late',
        }),
      }),
      { maxItems: MAX_PROOFS },
    ),
  },
  { $id: 'Proofs' },
)

export const proofFileQuery = Type.Object({
  proofId: Type.String({ maxLength: 64 }),
  file: Type.Enum([...proofFiles]),
})

export const proofFileResponse = {
  description: 'The file as it was signed',
  content: {
    'application/pdf': { schema: Type.String({ format: 'binary' }) },
    'text/csv': { schema: Type.String() },
    'application/json': { schema: Type.String() },
  },
}

export async function readProofs(
  db: Kysely<EnterpriseTables>,
  { agencyId, isOffered }: { agencyId: string; isOffered: boolean },
) {
  const rows = await listProofs(db, agencyId, MAX_PROOFS)
  return { isOffered, proofs: rows.map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() })) }
}

const types = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  'pdf-signature': 'application/json',
  'csv-signature': 'application/json',
} as const satisfies Record<ProofFile, string>

/**
 * Returns one of a proof's files as it was signed, with its headers.
 *
 * @throws ApiError ENTERPRISE_PROOF_NOT_FOUND for one of another enterprise
 */
export async function readProofFile(
  db: Kysely<EnterpriseTables>,
  options: { agencyId: string; proofId: string; file: ProofFile },
) {
  const found = await findProofFile(db, options)
  if (!found) throw new ApiError('ENTERPRISE_PROOF_NOT_FOUND')
  const extension = options.file.replace('-signature', '.signature.json')
  const headers = {
    'content-type': types[options.file],
    'content-disposition': `attachment; filename="${toFileName(found.number)}.${extension}"`,
    'cache-control': 'no-store',
  }
  // The schema describes it as text for clients, but the route sends bytes.
  return { headers, bytes: found.bytes as unknown as string }
}
