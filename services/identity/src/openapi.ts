import { randomBytes } from 'node:crypto'
import { openDatabase } from '@hibiki/database'
import { openApiDocument } from '@hibiki/http'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import type { IdentityTables } from './db/schema.ts'
import { createKeyRing } from './modules/signing-keys/key-ring.ts'
import { deriveSecrets } from './secrets.ts'

/** The service's OpenAPI document, as committed in `openapi.json`. Needs no database: none of its routes is called. */
export async function identityOpenApi(): Promise<Record<string, unknown>> {
  const database = openDatabase<IdentityTables>({
    url: 'postgres://unused.invalid/identity',
    schema: 'identity',
    applicationName: 'identity-openapi',
  })
  const secrets = deriveSecrets(randomBytes(32).toString('hex'))
  const clock = () => new Date()
  const keys = createKeyRing({ database, secret: secrets.signingKeys, clock })
  const log = pino({ level: 'silent' })
  const app = buildApp({
    database,
    keys,
    secrets,
    clock,
    log,
    secureCookies: true,
    limitAddresses: true,
    internalKeys: [],
    publicOrigin: 'https://hibiki.invalid',
    totpRequiredRoles: [],
  })
  try {
    return await openApiDocument(app)
  } finally {
    await app.close()
    await database.close()
  }
}
