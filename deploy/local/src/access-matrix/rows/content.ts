import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentDatabase, readConfig, seedDemoSounds, startContent } from '@hibiki/content'
import { createTestDatabase } from '@hibiki/test-harness'
import { pino } from 'pino'
import { type Running, type Sent, serviceRows, type World } from '../matrix.ts'

const migrations = new URL('../../../../../services/content/migrations/', import.meta.url)

const everybody = [200, 200, 200, 200, 200, 200, 200, 200] as const
const members = [401, 200, 200, 200, 200, 200, 200, 200] as const
const notEnterprise = [401, 200, 200, 200, 200, 200, 200, 403] as const

interface Fixtures {
  /** A link to the visitors' sample, and one that was made for a session of `customer`. */
  freeLink: string
  ownLink: string
  soundId: string
}

const linkParts = (link: string): Sent => {
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  const [exp, sig] = [searchParams.get('exp') ?? '', searchParams.get('sig') ?? '']
  return { params: { fileId: pathname.split('/').at(-1) ?? '' }, query: { exp, sig } }
}

export const content = serviceRows<Fixtures>({
  service: 'content',
  async start({ identityUrl, transport, log }) {
    const database = await createTestDatabase({ service: 'content', migrations })
    const mediaFolder = await mkdtemp(join(tmpdir(), 'hibiki-matrix-'))
    const config = readConfig({
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: database.url,
      IDENTITY_URL: identityUrl,
      MEDIA_FOLDER: mediaFolder,
      MEDIA_KEY: randomBytes(32).toString('hex'),
      SECURE_COOKIES: 'false',
      LOG_LEVEL: 'silent',
    })
    await seedSounds(config, mediaFolder)
    const running = await startContent(config, { transport, log })
    return {
      url: running.url,
      adminUrl: database.adminUrl,
      async close() {
        await running.close()
        await database.close()
        await rm(mediaFolder, { recursive: true, force: true })
      },
    }
  },
  prepare,
  rows: [
    { call: 'GET /activity/weekly', expected: notEnterprise },
    { call: 'GET /v2/activity/monthly', expected: notEnterprise },
    { call: 'GET /soundesthe/free-sound', expected: everybody },
    { call: 'GET /soundesthe/random', expected: notEnterprise },
    {
      call: 'POST /dmv/record-playing',
      expected: members,
      send: ({ soundId }) => ({
        body: {
          dmvTypeCode: '02',
          planCode: '01',
          vibrationId: soundId,
          startDateTime: jst(Date.now() - 120_000),
          endDateTime: jst(Date.now() - 60_000),
          totalPlayingTime: '00:01:00',
        },
      }),
    },
    {
      call: 'GET /media/{fileId}',
      about: "the visitors' sample",
      expected: everybody,
      send: (f) => linkParts(f.freeLink),
    },
    {
      call: 'GET /media/{fileId}',
      about: 'a link made for another session',
      expected: [404, 404, 404, 404, 404, 404, 404, 404],
      send: (f) => linkParts(f.ownLink),
    },
    {
      call: 'POST /media/renew-link',
      expected: everybody,
      send: (f) => ({ body: { soundSrc: f.freeLink } }),
    },
    {
      call: 'POST /media/renew-link',
      about: 'a link made for another session',
      expected: [404, 404, 404, 404, 404, 404, 404, 404],
      send: (f) => ({ body: { soundSrc: f.ownLink } }),
    },
  ],
})

async function seedSounds(config: Parameters<typeof openContentDatabase>[0], mediaFolder: string) {
  const database = openContentDatabase(config)
  await seedDemoSounds({ database, mediaFolder, log: pino({ level: 'silent' }), only: 'small' })
  await database.close()
}

async function prepare(world: World, service: Running): Promise<Fixtures> {
  type Sound = { id: string; soundSrc: string }
  const own = await world.ask<Sound>(service, 'customer', '/soundesthe/random')
  const free = await world.ask<Sound>(service, 'visitor', '/soundesthe/free-sound')
  return { freeLink: free.soundSrc, ownLink: own.soundSrc, soundId: own.id }
}

/** As the wire writes times: Japan's, without an offset (D-014). */
function jst(time: number): string {
  return new Date(time + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
