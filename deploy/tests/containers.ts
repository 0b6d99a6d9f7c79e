// node deploy/tests/containers.ts (two rounds of ten minutes): runs the images built by images.ts, two replicas of every service and of the
// gateway in locked-down containers on this machine's network, with three Postgres servers under Patroni, three NATS servers with TLS and
// users, and an S3 server. The journeys of tests/proofs/product/many-processes.int.test.ts must pass, also with PgBouncer in between.
// --podman may name the program with its options.
import { createReadStream, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { createS3Storage, toS3ClientConfig } from '@hibiki/media-storage/s3'
import { startS3, testS3Credentials, testS3Region } from '@hibiki/test-harness'
import pg from 'pg'
import { startPgBouncer } from '../../tests/proofs/product/support/pgbouncer.ts'
import type { ProductDescription } from '../../tests/proofs/product/support/product-under-test.ts'
import { startNatsCluster } from './nats-faults/nats-cluster.ts'
import { requirePatroni, startPatroni } from './postgres-leader/patroni.ts'
import { type ReplicaProgram, services, startCopies } from './product/copies.ts'
import { publicOrigin } from './product/record-load.ts'
import {
  formatSecondsSince,
  printLine,
  requireTool,
  runCheck,
  runOrThrow,
  runProgram,
  SkippedCheck,
} from './steps.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const journeys = 'tests/proofs/product/many-processes.int.test.ts'
const { values } = parseArgs({ options: { podman: { type: 'string', default: 'podman' } } })
const [podman = 'podman', ...podmanOptions] = values.podman.split(' ')
const toImage = (service: string) => `localhost/hibiki-${service}:check`

/** Returns a program that runs replicas as containers, which can read these certificates and no other files of this machine. */
function containers(...certificates: readonly string[]): ReplicaProgram {
  const locked = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges', '--network=host']
  const mounts = certificates.map((path) => `--volume=${path}:${path}:ro`)
  const about = ['--tmpfs=/tmp:size=256m,mode=1777', ...mounts]
  return {
    commandOf({ service, name, env, args }) {
      const settings = Object.entries(env).map(([key, value]) => `--env=${key}=${value}`)
      const command = args.length > 0 ? ['src/server.ts', ...args] : []
      const options = ['run', '--rm', '--replace', `--name=${name}`, ...locked, ...about, ...settings]
      return [podman, ...podmanOptions, ...options, toImage(service), ...command]
    },
    remove: (name) => void runProgram(podman, [...podmanOptions, 'rm', '--force', '--time=0', name]),
  }
}

async function startBucket(folder: string, stack: AsyncDisposableStack) {
  const s3 = await startS3({ folder })
  stack.defer(() => s3.stop())
  const settings = { endpoint: s3.url, region: testS3Region, bucket: 'hibiki', ...testS3Credentials }
  const client = new S3Client(toS3ClientConfig(settings))
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
  client.destroy()
  return settings
}

/** Runs one round with a database, a broker and a bucket of its own. */
async function round(options: {
  folder: string
  adminUrl: string
  caFile: string
  pooled: boolean
}): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const { folder } = options
  mkdirSync(folder, { mode: 0o711 })
  const adminUrl = await createDatabase(options.adminUrl, options.pooled ? 'pooled' : 'direct')
  const nats = await startNatsCluster(folder, stack, services)
  const bucket = await startBucket(folder, stack)
  const pooler = options.pooled
    ? await startPgBouncer(adminUrl, services, { passwordOf: (role) => role, caFile: options.caFile })
    : undefined
  stack.defer(() => pooler?.close())
  const start = performance.now()
  const { copies, gateways, urls } = await startCopies({
    folder,
    stack,
    postgresUrl: adminUrl,
    program: containers(folder, options.caFile),
    copies: { ...Object.fromEntries(services.map((service) => [service, 2])), gateway: 2 },
    settingsOf: (service) => ({ ...nats.settingsOf(service), DATABASE_CONNECTIONS: '4' }),
    bucket: {
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    ...(pooler && { pooled: pooler.through }),
  })
  const mediaFolder = join(folder, 'media')
  const storage = createS3Storage(bucket)
  stack.defer(() => storage.close())
  for (const file of readdirSync(mediaFolder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) {
      const path = join(file.parentPath, file.name)
      await storage.put(path.slice(mediaFolder.length + 1), createReadStream(path))
    }
  printLine(`${copies.length} containers ready after ${formatSecondsSince(start)} s`)
  const toDatabaseAddress = (role: string) => ({
    adminUrl,
    url: Object.assign(new URL(adminUrl), { username: role, password: role }).href,
  })
  const product: ProductDescription = {
    gateways,
    origin: publicOrigin,
    contentUrls: urls.content ?? [],
    mediaFolder,
    databases: {
      identity: toDatabaseAddress('identity'),
      billing: toDatabaseAddress('billing'),
      content: toDatabaseAddress('content'),
    },
    stopFirstContent: [podman, ...podmanOptions, 'stop', '--time=20', 'content-1'],
    poolerUrl: pooler?.adminUrl,
  }
  const file = join(folder, 'product.json')
  writeFileSync(file, JSON.stringify(product))
  const env = { PRODUCT: file, POOLER: pooler ? 'pgbouncer' : '' }
  const output = runOrThrow('npx', ['vitest', 'run', '--project', 'integration', journeys], {
    cwd: root,
    env,
  })
  printLine(`${pooler ? 'through PgBouncer' : 'without a pooler'}: ${/Tests .*/.exec(output)?.[0] ?? output}`)
}

async function createDatabase(adminUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
}

async function run(folder: string, stack: AsyncDisposableStack): Promise<void> {
  const patroni = await startPatroni(folder, stack)
  const caFile = new URL(patroni.adminUrl).searchParams.get('sslrootcert') ?? ''
  printLine('three Postgres, one leads')
  for (const pooled of [false, true])
    await round({ adminUrl: patroni.adminUrl, caFile, pooled, folder: join(folder, `${pooled}`) })
}

await runCheck({
  name: 'the whole product in containers: journeys pass, with PgBouncer, too',
  folder: 'containers',
  maxMinutes: 40,
  run,
  needs() {
    requireTool('podman', 'the package podman')
    for (const service of [...services, 'gateway'])
      if (!runProgram(podman, [...podmanOptions, 'image', 'exists', toImage(service)]).ok)
        throw new SkippedCheck(`there is no image of ${service} (node deploy/tests/images.ts builds it)`)
    requirePatroni()
    requireTool('pgbouncer', 'deploy/tests/debian-testing.sh unpacks it')
    requireTool('nats-server', 'the package nats-server')
  },
})
