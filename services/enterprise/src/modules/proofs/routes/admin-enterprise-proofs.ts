import { createAdminResource } from '@hibiki/admin-resource'
import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { agencyRowQueries } from '../../setup/row-queries.sql.ts'
import { requireRow } from '../../setup/run-setup-change.ts'
import {
  ProofsResponse,
  proofFileQuery,
  proofFileResponse,
  readProofFile,
  readProofs,
} from '../read-proof-file.ts'

const path = '/admin/enterprise-agencies/:id/proofs'
const resource = createAdminResource({
  name: 'enterprise-agencies',
  errors: enterpriseErrors,
  sortable: ['name'],
  defaultSort: ['name', 'ASC'],
})

/** Routes by which administrators list and download the proofs of every enterprise. */
export function adminEnterpriseProofsRoute(app: App, { db, proofSigner }: EnterpriseContext): void {
  const getAgencyId = async (id: string) => requireRow(await agencyRowQueries.find(db, id)).id

  const list = resource.createRecordOperationSchema({
    operationId: 'listEnterpriseProofs',
    summary: 'Lists the monthly proofs of play of an enterprise, the newest first',
    response: ProofsResponse,
  })
  app.get(path, { schema: list }, async (request) =>
    readProofs(db, { agencyId: await getAgencyId(request.params.id), isOffered: proofSigner !== null }),
  )

  const file = resource.createRecordOperationSchema({
    operationId: 'downloadEnterpriseProof',
    summary: 'Returns a monthly proof of play of an enterprise, or its signature, as it was issued',
    querystring: proofFileQuery,
    response: Type.String({ format: 'binary' }),
    errors: ['E3001', 'ENTERPRISE_PROOF_NOT_FOUND'],
  })
  const schema = { ...file, response: { ...file.response, 200: proofFileResponse } }
  app.get(`${path}/file`, { schema }, async (request, reply) => {
    const agencyId = await getAgencyId(request.params.id)
    const { headers, bytes } = await readProofFile(db, { ...request.query, agencyId })
    return reply.headers(headers).send(bytes)
  })
}
