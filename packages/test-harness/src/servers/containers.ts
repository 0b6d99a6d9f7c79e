import type { TestServer } from './start-postgres.ts'

/** Postgres 18 in Docker, for systems without embedded binaries. Ryuk removes it even when the run is killed. */
export async function startPostgresContainer(): Promise<TestServer> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: 'hibiki-test' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start()
  const address = `${container.getHost()}:${container.getMappedPort(5432)}`
  return {
    url: `postgres://postgres:hibiki-test@${address}/postgres`,
    stop: async () => void (await container.stop()),
  }
}

/** NATS with JetStream in Docker, for systems without nats-server. */
export async function startNatsContainer(): Promise<TestServer> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer('nats:2.12-alpine')
    .withCommand(['-js'])
    .withExposedPorts(4222)
    .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
    .start()
  return {
    url: `nats://${container.getHost()}:${container.getMappedPort(4222)}`,
    stop: async () => void (await container.stop()),
  }
}
