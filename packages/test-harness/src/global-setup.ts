import { runVariables } from './run-variables.ts'
import { startTestServers } from './servers/test-servers.ts'
import { createSharedSetup } from './shared-setup.ts'

const servers = createSharedSetup('test-servers', {
  start: startTestServers,
  stop: (started) => started.stop(),
})

/** Vitest's global setup: one Postgres, one NATS and one S3 server for the whole run. Workers and their children read the addresses from the environment. */
export async function setup(): Promise<void> {
  const { postgresUrl, natsUrl, s3Url } = await servers.setup()
  process.env[runVariables.postgresUrl] = postgresUrl
  process.env[runVariables.natsUrl] = natsUrl
  process.env[runVariables.s3Url] = s3Url
}

export const teardown = servers.teardown
