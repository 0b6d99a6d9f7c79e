/** Runs the service in a process of its own, started by `fork`, so that its memory can be told from the test's. */
import { createTestSessions } from '@hibiki/http/testing'
import { createInProcessTransport } from '@hibiki/messaging'
import { startService } from '@hibiki/service'
import { pino } from 'pino'
import { content } from '../service.ts'

/** The process sends its address first, then its peak memory for every message that it receives. */
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
