import { type App, Moment } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { toPem } from '../file-signer.ts'
import { listSigningKeys } from '../proofs.sql.ts'

const schema = {
  operationId: 'listSigningKeys',
  summary: 'Lists the public keys by which anyone can check the signature of a proof of play',
  tags: ['enterprise'],
  response: {
    200: Type.Array(
      Type.Object({
        keyId: Type.String(),
        publicKey: Type.String({ description: 'The 32 bytes of an Ed25519 key as base64' }),
        pem: Type.String({ description: 'The same key for programs such as OpenSSL' }),
        firstUsedAt: Moment,
      }),
      { maxItems: 100 },
    ),
  },
}

/** Keys that are not used any more stay, so that older proofs can be checked. */
export function listSigningKeysRoute(app: App, { db }: EnterpriseContext): void {
  app.get('/v2/enterprise/signing-keys', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const keys = await listSigningKeys(db)
    return keys.map(({ keyId, publicKey, firstUsedAt }) => ({
      keyId,
      publicKey,
      pem: toPem(publicKey),
      firstUsedAt: firstUsedAt.toISOString(),
    }))
  })
}
