/** The service in a process of its own, so that its memory can be told from the test's. Run by `fork`. */
import { createTestSessions } from '@hibiki/http/testing'
import { createInProcessTransport } from '@hibiki/messaging'
import { startService } from '@hibiki/service'
import { pino } from 'pino'
import { content } from '../service.ts'

/** What the process sends: first where it is, then, for every message it gets, the most memory it ever had. */
export type ContentProcessMessage = { url: string; cookie: string } | { maxMemoryMb: number }

const { DATABASE_URL, MEDIA_FOLDER } = process.env
const sessions = await createTestSessions()
const log = pino({ level: 'silent' })
const { url } = await startService(content, {
  settings: {
    DATABASE_URL,
    MEDIA_FOLDER,
    PORT: 0,
    SECURE_COOKIES: false,
    MEDIA_KEY: 'a key of media links that only this process knows',
    INTERNAL_KEYS: 'a key of internal calls that only this process knows',
    IDENTITY_URL: 'http://identity.invalid',
  },
  transport: createInProcessTransport({ log }),
  log,
  sessions: sessions.verifier,
})
send({ url, cookie: await sessions.cookieFor({ authorities: ['upload_operator'] }) })
process.on('message', () => send({ maxMemoryMb: process.resourceUsage().maxRSS / 1024 }))

function send(message: ContentProcessMessage): void {
  process.send?.(message)
}
