import { type ServiceName, serviceNames } from '../upstreams.ts'
import { type Copies, createCopies } from './copies.ts'

/** Base URLs per service, several for several copies; a service without any is not part of this deployment. */
export type ServiceUrls = Partial<Record<ServiceName, readonly string[]>>

export interface ServiceDirectory {
  configured: readonly ServiceName[]
  copiesOf(service: ServiceName): Copies | null
  /** True when at least one copy says that it can serve. */
  isReady(service: ServiceName): Promise<boolean>
  /** A JSON object from the first copy that answers 200; rejects when none does. */
  getJson(service: ServiceName, path: string): Promise<Record<string, unknown>>
  close(): Promise<void>
}

const responseTimeoutMs = 900

export function createServiceDirectory(urls: ServiceUrls): ServiceDirectory {
  const copies = new Map<ServiceName, Copies>()
  for (const name of serviceNames) {
    const origins = urls[name]
    if (origins && origins.length > 0) copies.set(name, createCopies(origins))
  }

  async function fromAnyCopy(service: ServiceName, path: string): Promise<Record<string, unknown>> {
    const all = copies.get(service)?.all ?? []
    return Promise.any(
      all.map(async ({ pool }) => {
        const response = await pool.request({
          path,
          method: 'GET',
          signal: AbortSignal.timeout(responseTimeoutMs),
        })
        const body = (await response.body.json()) as Record<string, unknown>
        if (response.statusCode !== 200) throw new Error(`${service}${path} answered ${response.statusCode}`)
        return body
      }),
    )
  }

  return {
    configured: [...copies.keys()],
    copiesOf: (service) => copies.get(service) ?? null,
    getJson: fromAnyCopy,
    isReady: (service) =>
      fromAnyCopy(service, '/readyz').then(
        () => true,
        () => false,
      ),
    async close() {
      await Promise.all([...copies.values()].map((each) => each.close()))
    },
  }
}
