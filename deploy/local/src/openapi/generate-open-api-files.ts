import { aiesthe } from '@hibiki/aiesthe'
import { billing } from '@hibiki/billing'
import { charts } from '@hibiki/charts'
import { content } from '@hibiki/content'
import { enterprise } from '@hibiki/enterprise'
import { mergeOpenapi } from '@hibiki/gateway'
import { identity } from '@hibiki/identity'
import { describeApi } from '@hibiki/service'
import { support } from '@hibiki/support'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'

export interface GeneratedFile {
  /** Relative to the repository. */
  path: string
  content: string
}

const services = [
  { service: 'aiesthe', describe: () => describeApi(aiesthe) },
  { service: 'billing', describe: () => describeApi(billing) },
  { service: 'charts', describe: () => describeApi(charts) },
  { service: 'content', describe: () => describeApi(content) },
  { service: 'enterprise', describe: () => describeApi(enterprise) },
  { service: 'identity', describe: () => describeApi(identity) },
  { service: 'support', describe: () => describeApi(support) },
]

const header = '// Written by `npm run openapi` from the services’ OpenAPI documents; do not edit.\n\n'

/** Generates the OpenAPI documents and the client types from the services' routes, as they should be committed. */
export async function generateOpenApiFiles(): Promise<GeneratedFile[]> {
  const documents = await Promise.all(
    services.map(async ({ service, describe }) => ({ service, document: await describe() })),
  )
  const files = documents.map(({ service, document }) => ({
    path: `services/${service}/openapi.json`,
    content: `${JSON.stringify(document, null, 2)}\n`,
  }))
  const api = mergeOpenapi(documents, '') as unknown as OpenAPI3
  const clients = [
    { frontend: 'member-app/src/lib/api', document: api },
    { frontend: 'admin-console/src/api', document: onlyConsoleCalls(api) },
  ]
  for (const { frontend, document } of clients) {
    const content = header + astToString(await openapiTypescript(document))
    files.push({ path: `frontends/${frontend}/schema.gen.d.ts`, content })
  }
  return files
}

/** Returns only the calls of the console, so that its types reveal nothing else. */
function onlyConsoleCalls(api: OpenAPI3): OpenAPI3 {
  const called = Object.entries(api.paths ?? {}).filter(([path]) =>
    /^\/(admin\/|upload\/|auth\/me$)/.test(path),
  )
  return { ...api, paths: Object.fromEntries(called) }
}
