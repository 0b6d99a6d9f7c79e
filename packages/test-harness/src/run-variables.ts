/** The variables by which the global setup passes the addresses of servers to workers, and they to their children. */
export const runVariables = {
  postgresUrl: 'HIBIKI_RUN_POSTGRES_URL',
  natsUrl: 'HIBIKI_RUN_NATS_URL',
  s3Url: 'HIBIKI_RUN_S3_URL',
} as const

/** @throws Error outside a run whose project uses the global setup */
export function requireRunVariable(name: keyof typeof runVariables): string {
  const value = process.env[runVariables[name]]
  if (!value)
    throw new Error(`${runVariables[name]} is not set: the project needs @hibiki/test-harness/global-setup`)
  return value
}

/** Returns the URL of this run's NATS server, with JetStream. All test files share it: use streams and durables of your own. */
export function getNatsUrl(): string {
  return requireRunVariable('natsUrl')
}
