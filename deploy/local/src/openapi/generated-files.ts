import { describeApi } from '@hibiki/content'
import { mergeOpenapi } from '@hibiki/gateway'
import { identityOpenApi } from '@hibiki/identity'
import openapiTypescript, { astToString } from 'openapi-typescript'

export interface GeneratedFile {
  /** Relative to the repository. */
  path: string
  content: string
}

const services = [
  { service: 'content', describe: describeApi },
  { service: 'identity', describe: identityOpenApi },
]

const header = '// Written by `npm run openapi` from the services’ OpenAPI documents; do not edit.\n\n'

/** The committed OpenAPI documents and the client types, as the services' routes say they should be now. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const documents = await Promise.all(
    services.map(async ({ service, describe }) => ({ service, document: await describe() })),
  )
  const files = documents.map(({ service, document }) => ({
    path: `services/${service}/openapi.json`,
    content: `${JSON.stringify(document, null, 2)}\n`,
  }))
  const types = await openapiTypescript(JSON.stringify(mergeOpenapi(documents, '')))
  const client = {
    path: 'frontends/member-app/src/lib/api/schema.gen.d.ts',
    content: header + astToString(types),
  }
  return [...files, client]
}
