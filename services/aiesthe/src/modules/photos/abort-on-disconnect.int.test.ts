import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { addTestSounds, createAiestheApp, createTestMember } from '../../testing/aiesthe-app.ts'
import { createFakeExaminer } from '../../testing/fake-examiner.ts'
import type { PhotoExaminer } from './analysis/photo-examiner.ts'
import type { PhotoSender } from './analysis/photo-queue.ts'

const pretend = createFakeExaminer()
let looking: (sender: PhotoSender) => Promise<void> = async () => {}
const examiner: PhotoExaminer = {
  warmUp() {},
  async examine(bytes, sender) {
    await looking(sender)
    return pretend.examine(bytes, sender)
  },
}
const aiesthe = await createAiestheApp(examiner)
await addTestSounds(aiesthe)
await aiesthe.app.listen({ host: '127.0.0.1', port: 0 })
const port = (aiesthe.app.server.address() as AddressInfo).port
afterAll(() => aiesthe.close())

/** Sends a Before photo over a connection of its own. */
async function sendPhoto() {
  const member = await createTestMember(aiesthe)
  const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
  const { userId, sessionId } = member
  const cookie = await aiesthe.sessions.cookieFor({ userId, sessionId })
  const headers = { cookie, 'content-type': 'application/json' }
  const sent = request({ port, path: '/aiesthe/detect', method: 'POST', headers })
  sent.on('error', () => {})
  sent.end(JSON.stringify({ id, course: 1, image: 'cGhvdG8=' }))
  return sent
}

describe('the abort signal of a photo request', () => {
  it('the signal aborts when the client disconnects while the photo waits or is analyzed', async () => {
    const seen = Promise.withResolvers<AbortSignal | undefined>()
    looking = async ({ signal }) => {
      seen.resolve(signal)
      if (signal && !signal.aborted) await once(signal, 'abort')
    }
    const sent = await sendPhoto()
    const signal = await seen.promise
    expect(signal?.aborted).toBe(false)
    sent.destroy()
    if (signal && !signal.aborted) await once(signal, 'abort')
    expect(signal?.aborted).toBe(true)
  })

  it('the signal does not abort while the client waits for the response', async () => {
    const senders: PhotoSender[] = []
    looking = async (sender) => {
      senders.push(sender)
    }
    const [answer] = await once(await sendPhoto(), 'response')
    expect(answer.statusCode).toBe(200)
    answer.resume()
    await once(answer, 'close')
    expect(senders.map(({ signal }) => signal?.aborted)).toEqual([false])
  })
})
