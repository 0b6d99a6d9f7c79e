import type { TestServer } from './test-server.ts'

/** Postgres 18 in Docker. Ryuk removes it even when the run is killed. */
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

/** NATS with JetStream in Docker. */
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

/** An S3 server in Docker. */
export async function startS3Container(): Promise<TestServer> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer('minio/minio:RELEASE.2025-04-22T22-12-26Z')
    .withEnvironment({ MINIO_ROOT_USER: 'hibiki-test', MINIO_ROOT_PASSWORD: 'hibiki-test-secret' })
    .withCommand(['server', '/data'])
    .withExposedPorts(9000)
    .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000))
    .start()
  return {
    url: `http://hibiki-test:hibiki-test-secret@${container.getHost()}:${container.getMappedPort(9000)}`,
    stop: async () => void (await container.stop()),
  }
}
