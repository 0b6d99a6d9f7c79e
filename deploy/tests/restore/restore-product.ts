import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { formatJstDateTime } from '@hibiki/calendar'
import { provisionSchema } from '@hibiki/database'
import { createTestSessions } from '@hibiki/http/testing'
import { createInProcessTransport } from '@hibiki/messaging'
import { type AnyServiceContext, type RunningService, type Service, startService } from '@hibiki/service'
import { pino } from 'pino'
import { charts } from '../../../services/charts/src/service.ts'
import { content } from '../../../services/content/src/service.ts'
import { addSound } from '../../../services/content/src/testing/sounds.ts'
import { announceMember } from '../../../services/identity/src/modules/accounts/announce-member.ts'
import { identity } from '../../../services/identity/src/service.ts'

/** Enough of the product for events to cross services: where people begin, and two that hold data of theirs. */
export const schemas = ['identity', 'content', 'charts'] as const
export type Schema = (typeof schemas)[number]

/** Between two plays of a member: the check wants steady writes, not a busy machine. */
const PAUSE_MS = 100
const log = pino({ level: 'silent' })

export type RestoreProduct = Awaited<ReturnType<typeof startRestoreProduct>>

export async function provisionRestoreSchemas(adminUrl: string): Promise<void> {
  for (const schema of schemas) await provisionSchema({ adminUrl, schema, role: schema, password: schema })
}

/** Returns the settings of a replica on a server, which also serve its commands. */
export function createServiceSettings(schema: Schema, adminUrl: string, folder: string) {
  const url = new URL(adminUrl)
  Object.assign(url, { username: schema, password: schema })
  return {
    MODE: 'local',
    PORT: '0',
    DATABASE_URL: url.href,
    INTERNAL_KEYS: 'x'.repeat(32),
    SECURE_COOKIES: 'false',
    LOG_LEVEL: 'error',
    ...(schema === 'identity' && { TOKEN_KEY_SECRET: '5'.repeat(64), TOTP_REQUIRED_ROLES: '' }),
    ...(schema !== 'identity' && { IDENTITY_URL: 'http://identity.invalid' }),
    ...(schema === 'content' && { MEDIA_FOLDER: join(folder, 'media'), MEDIA_KEY: 'm'.repeat(32) }),
    ...(schema === 'charts' && {
      PUBLIC_ORIGIN: 'http://localhost:3000',
      CHART_PHOTO_FOLDER: join(folder, 'chart-photos'),
      CHART_PHOTO_KEY: 'p'.repeat(32),
    }),
  }
}

/** Starts one replica of each service in this process, with events between them and none left from before. */
export async function startRestoreProduct(adminUrl: string, folder: string) {
  await using opened = new AsyncDisposableStack()
  const sessions = await createTestSessions()
  const transport = createInProcessTransport({ log, held: true })
  opened.defer(() => transport.close())
  async function run<Context extends AnyServiceContext>(
    service: Service<Context>,
    resources: object = {},
  ): Promise<RunningService<Context>> {
    const running = await startService(service, {
      transport,
      log,
      sessions: sessions.verifier,
      resources: resources as never,
      settings: createServiceSettings(service.name as Schema, adminUrl, folder),
    })
    opened.defer(() => running.close())
    return running
  }
  const running = {
    identity: await run(identity, { mailSender: { send: async () => {}, close() {} } }),
    content: await run(content),
    charts: await run(charts),
  }
  transport.release()
  const closers = opened.move()
  return {
    ...running,
    cookieFor: (userId: string) => sessions.cookieFor({ userId, roles: ['ROLE_CUSTOMER'] }),
    close: () => closers.disposeAsync(),
  }
}

/** Adds a customer whose profile reaches every service. */
export async function addCustomer({ identity: { context } }: RestoreProduct): Promise<string> {
  const name = randomUUID()
  return context.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('users')
      .values({
        user_id: name.slice(0, 8),
        username: 'Customer',
        email: `${name}@example.jp`,
        password_hash: '-',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('user_roles').values({ user_id: id, role: 'ROLE_CUSTOMER' }).execute()
    await announceMember(trx, id, context.clock())
    return id
  })
}

export async function addOneSound({ content: { context } }: RestoreProduct, folder: string): Promise<string> {
  const { id } = await addSound({ database: context.database, mediaFolder: join(folder, 'media') })
  return id
}

/**
 * Records a play of five seconds like the member app.
 * @throws Error unless the response is 200
 */
export async function recordPlay(
  { content: { url } }: RestoreProduct,
  { cookie, soundId, startedAt }: { cookie: string; soundId: string; startedAt: number },
): Promise<void> {
  const response = await fetch(`${url}/dmv/record-playing`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      dmvTypeCode: '02',
      planCode: '01',
      vibrationId: soundId,
      totalPlayingTime: '00:00:05',
      startDateTime: formatJstDateTime(startedAt * 1000),
      endDateTime: formatJstDateTime((startedAt + 5) * 1000),
      playSessionId: randomUUID(),
    }),
  })
  if (response.status !== 200) throw new Error(`a play: ${response.status} ${await response.text()}`)
}

export interface PlayLoad {
  /** The time at which each play was acknowledged, by member and start. */
  acknowledged: Map<string, number>
  /** @throws Error if a play was rejected */
  stop(): Promise<void>
}

/** Lets members record one play after the other, each a few a second, until they are stopped. */
export async function startPlayLoad(
  product: RestoreProduct,
  { soundId, members }: { members: readonly string[]; soundId: string },
): Promise<PlayLoad> {
  const acknowledged = new Map<string, number>()
  let stopped = false
  const from = Math.floor(Date.now() / 1000) - 40 * 86_400
  async function play(member: string): Promise<void> {
    const cookie = await product.cookieFor(member)
    for (let startedAt = from; !stopped; startedAt += 6) {
      await recordPlay(product, { cookie, soundId, startedAt })
      acknowledged.set(`${member} ${startedAt}`, Date.now())
      await sleep(PAUSE_MS)
    }
  }
  // The outcome is read on stop, which then throws a rejection.
  const loops = Promise.allSettled(members.map(play))
  return {
    acknowledged,
    async stop() {
      stopped = true
      const refused = (await loops).find((loop) => loop.status === 'rejected')
      if (refused) throw refused.reason
    },
  }
}
