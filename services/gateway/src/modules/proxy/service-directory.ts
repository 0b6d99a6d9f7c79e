import { type ServiceName, serviceNames } from './service-prefixes.ts'
import { createUpstreamPool, type UpstreamPool } from './upstream-pool.ts'

/** Base URLs per service, several for several replicas; a service without any is not part of this deployment. */
export type ServiceUrls = Partial<Record<ServiceName, readonly string[]>>

export interface ServiceDirectory {
  configured: readonly ServiceName[]
  findUpstreams(service: ServiceName): UpstreamPool | null
  /** Whether at least one replica reports that it is ready. */
  isReady(service: ServiceName): Promise<boolean>
  /** Returns the JSON object of the first replica that responds 200; rejects when none does. */
  getJson(service: ServiceName, path: string): Promise<Record<string, unknown>>
  close(): Promise<void>
}

const RESPONSE_TIMEOUT_MS = 900

export function createServiceDirectory(urls: ServiceUrls): ServiceDirectory {
  const upstreams = new Map<ServiceName, UpstreamPool>()
  for (const name of serviceNames) {
    const origins = urls[name]
    if (origins && origins.length > 0) upstreams.set(name, createUpstreamPool(origins))
  }

  async function getJsonFromAny(service: ServiceName, path: string): Promise<Record<string, unknown>> {
    const all = upstreams.get(service)?.all ?? []
    return Promise.any(
      all.map(async ({ pool }) => {
        const response = await pool.request({
          path,
          method: 'GET',
          signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
        })
        const body = (await response.body.json()) as Record<string, unknown>
        if (response.statusCode !== 200) throw new Error(`${service}${path} answered ${response.statusCode}`)
        return body
      }),
    )
  }

  return {
    configured: [...upstreams.keys()],
    findUpstreams: (service) => upstreams.get(service) ?? null,
    getJson: getJsonFromAny,
    isReady: (service) =>
      getJsonFromAny(service, '/readyz').then(
        () => true,
        () => false,
      ),
    async close() {
      await Promise.all([...upstreams.values()].map((each) => each.close()))
    },
  }
}
