import { aiesthe } from '@hibiki/aiesthe'
import { billing } from '@hibiki/billing'
import { charts } from '@hibiki/charts'
import { content } from '@hibiki/content'
import { enterprise } from '@hibiki/enterprise'
import { identity } from '@hibiki/identity'
import { describeApi } from '@hibiki/service'
import { support } from '@hibiki/support'

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

/** Generates the OpenAPI documents from the services' routes, as they should be committed. */
export function generateOpenApiFiles(): Promise<GeneratedFile[]> {
  return Promise.all(
    services.map(async ({ service, describe }) => ({
      path: `services/${service}/openapi.json`,
      content: `${JSON.stringify(await describe(), null, 2)}\n`,
    })),
  )
}
