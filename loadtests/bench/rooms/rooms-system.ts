import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { provisionSchema } from '@hibiki/database'
import { demoAccounts, demoPassword, seedDemoAccounts } from '@hibiki/deploy-local/demo'
import { startPostgres } from '@hibiki/embedded-postgres'
import { findFreePort, startNats } from '@hibiki/test-harness'
import pg from 'pg'
import { type ChildProgram, startChildProgram, waitUntilReady } from '../child-program.ts'
import { requireOrInstallTool } from '../tools.ts'

const PASSWORD = 'of-the-bench-only-0123456789'

export interface RoomsSystem {
  /** The addresses of the two replicas of the enterprise service. */
  copies: readonly [string, string]
  natsUrl: string
  sectionIds: string[]
  /** Logs the hotel in again; returns the Cookie header of the new session. */
  logIn(): Promise<string>
  /** Stops a replica like a deployment, and restarts it on the same port. */
  restart(copy: 0 | 1): Promise<void>
}

/**
 * Starts what rooms need in production: Postgres (fsync on), NATS, identity and two replicas of the enterprise service, each in a process
 * of its own, with one hotel of this many sections, each with one sound.
 */
export async function startRoomsSystem(stack: AsyncDisposableStack, sections: number): Promise<RoomsSystem> {
  requireOrInstallTool('nats-server', { apt: 'nats-server', brew: 'nats-server' })
  const folder = await mkdtemp(join(tmpdir(), 'hibiki-rooms-'))
  // Postgres runs as another user when the bench runs as root; it has to reach its own folder inside.
  await chmod(folder, 0o755)
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres({
    clusterFolder: join(folder, 'postgres'),
    workFolder: folder,
    password: PASSWORD,
    settings: { max_connections: '100' },
  })
  stack.defer(() => postgres.stop())
  await mkdir(join(folder, 'nats'))
  const nats = await startNats({ folder: join(folder, 'nats') })
  stack.defer(() => nats.stop())

  const common = {
    NODE_ENV: 'production',
    MODE: 'local',
    HOST: '127.0.0.1',
    NATS_URL: nats.url,
    RATE_LIMIT: 'off',
    SECURE_COOKIES: 'false',
    INTERNAL_KEYS: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'warn',
  }
  const start = async (name: 'identity' | 'enterprise', port: number, env: Record<string, string>) => {
    const server = fileURLToPath(new URL(`../../../services/${name}/src/server.ts`, import.meta.url))
    const child = await startChildProgram(process.execPath, [server], {
      env: { ...common, PORT: `${port}`, DATABASE_URL: await provision(postgres.adminUrl, name), ...env },
      logFile: join(folder, `${name}-${port}.log`),
    })
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, 60_000)
    return child
  }
  const ports = {
    identity: await findFreePort(),
    copies: [await findFreePort(), await findFreePort()] as const,
  }
  const identityUrl = `http://127.0.0.1:${ports.identity}`
  const identity = await start('identity', ports.identity, {
    TOKEN_KEY_SECRET: randomBytes(32).toString('hex'),
  })
  stack.defer(() => identity.stop())
  await seedDemoAccounts(await provision(postgres.adminUrl, 'identity'))
  const settings = { IDENTITY_URL: identityUrl, MEDIA_KEY: randomBytes(32).toString('hex') }
  const running: [ChildProgram, ChildProgram] = [
    await start('enterprise', ports.copies[0], settings),
    await start('enterprise', ports.copies[1], settings),
  ]
  stack.defer(async () => {
    for (const child of running) await child.stop()
  })
  const sectionIds = await fill(await provision(postgres.adminUrl, 'enterprise'), sections)

  return {
    copies: [`http://127.0.0.1:${ports.copies[0]}`, `http://127.0.0.1:${ports.copies[1]}`],
    natsUrl: nats.url,
    sectionIds,
    async logIn() {
      const response = await fetch(`${identityUrl}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ loginId: 'enterprise', password: demoPassword }),
      })
      if (!response.ok) throw new Error(`Login answered ${response.status}.`)
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
    },
    async restart(copy) {
      await running[copy].stop()
      running[copy] = await start('enterprise', ports.copies[copy], settings)
    },
  }
}

async function provision(adminUrl: string, service: string): Promise<string> {
  await provisionSchema({ adminUrl, schema: service, role: service, password: PASSWORD })
  const url = new URL(adminUrl)
  url.username = service
  url.password = PASSWORD
  return url.href
}

/** The hotel's rooms of 20 sections each, and one sound that each section may play; returns the sections. */
async function fill(databaseUrl: string, sections: number): Promise<string[]> {
  const hotel = demoAccounts.find(({ userId }) => userId === 'enterprise')
  if (!hotel) throw new Error('The demo has no enterprise account.')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `with agency as (
         insert into agencies (name, alert_email, language, created_at) values ('bench', null, 'ja', now()) returning id
       ), account as (
         insert into accounts (member_id, login_name, name, email, agency_id, changed_at)
         select $1, 'enterprise', 'bench', 'enterprise@hibiki.example', id, 'epoch' from agency
         on conflict (member_id) do update set agency_id = excluded.agency_id
       ), sound as (
         insert into sounds (id, title, file_name, experience, with_music, duration_seconds, changed_at)
         values (gen_random_uuid(), '{"ja": "音", "en": "Sound"}', 'sound.mp3', false, false, 300, now()) returning id
       ), room as (
         insert into rooms (agency_id, name, created_at)
         select agency.id, 'room ' || number, now() from agency, generate_series(1, ($2::int + 19) / 20) as number returning id
       ), numbered as (
         select id, row_number() over () as number from room
       ), section as (
         insert into sections (room_id, name, created_at)
         select numbered.id, 'section ' || place, now() from numbered, generate_series(1, 20) as place
         where (numbered.number - 1) * 20 + place <= $2 returning id
       ), management as (
         insert into managements (section_id, sound_id, playing, ordered_at)
         select section.id, sound.id, true, now() from section, sound
       )
       select id from section`,
      [hotel.id, sections],
    )
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}
