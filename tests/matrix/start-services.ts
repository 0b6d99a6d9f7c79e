import type { RunningTestService, ServiceDependencies, ServiceRows } from './matrix.ts'
import { allServiceRows } from './rows/index.ts'
import { createMatrixWorld } from './world.ts'

interface Options extends Pick<ServiceDependencies, 'transport' | 'log'> {
  /** Puts a proxy between a service and its callers; returns the URL that the callers use. */
  between?: (service: string, url: string) => Promise<string>
}

/** Starts every service that has rows, each on a database of its own, identity first. */
export async function startServices({ transport, log, between = async (_, url) => url }: Options) {
  const started = new Map<ServiceRows<unknown>, RunningTestService>()
  const close = async () => {
    for (const running of [...started.values()].reverse()) await running.close()
    await transport.close()
  }
  try {
    let identity: RunningTestService | null = null
    for (const rows of allServiceRows) {
      const running = await rows.start({ identityUrl: identity?.url ?? '', transport, log })
      started.set(rows, running)
      running.url = await between(rows.service, running.url)
      identity ??= running
    }
    if (!identity) throw new Error('there are no services')
    const world = await createMatrixWorld(identity)
    return { started, identity, world, close: () => world.close().then(close) }
  } catch (error) {
    await close()
    throw error
  }
}
