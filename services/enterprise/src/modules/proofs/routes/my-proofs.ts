import type { App } from '@hibiki/http'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import {
  ProofsResponse,
  proofFileQuery,
  proofFileResponse,
  readProofFile,
  readProofs,
} from '../read-proof-file.ts'

const listSchema = {
  operationId: 'listMyProofs',
  summary: 'Lists the monthly proofs of play of the enterprise, the newest first',
  tags: ['enterprise'],
  response: { 200: ProofsResponse, ...describeEnterpriseErrors('E4040') },
}

const fileSchema = {
  operationId: 'downloadMyProof',
  summary: 'Returns a monthly proof of play, or its signature, as it was issued',
  tags: ['enterprise'],
  querystring: proofFileQuery,
  response: {
    200: proofFileResponse,
    ...describeEnterpriseErrors('E3001', 'E4040', 'ENTERPRISE_PROOF_NOT_FOUND'),
  },
}

/** Routes by which an enterprise lists and downloads its own proofs; it finds none of others. */
export function myProofs(app: App, { db, proofSigner }: EnterpriseContext): void {
  app.get('/v2/enterprise/my/proofs', { schema: listSchema }, async (request, reply) => {
    const agencyId = await requireAgencyId(db, request)
    reply.header('cache-control', 'no-store')
    return readProofs(db, { agencyId, isOffered: proofSigner !== null })
  })

  app.get('/v2/enterprise/my/proofs/file', { schema: fileSchema }, async (request, reply) => {
    const agencyId = await requireAgencyId(db, request)
    const { headers, bytes } = await readProofFile(db, { ...request.query, agencyId })
    return reply.headers(headers).send(bytes)
  })
}
