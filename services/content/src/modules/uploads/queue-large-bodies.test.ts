import { once } from 'node:events'
import { request } from 'node:http'
import type { App } from '@hibiki/http'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueLargeBodies } from './queue-large-bodies.ts'

const MB = 1024 * 1024
/** Longer than a busy machine holds a timer up. */
const SILENT_MS = 600
const app = fastify({ bodyLimit: 2 * MB }) as unknown as App
let url = ''
beforeAll(async () => {
  queueLargeBodies(app, SILENT_MS)
  app.post('/', async () => {
    // This handler takes longer than a body may stay silent.
    await new Promise((resolve) => setTimeout(resolve, 1.5 * SILENT_MS))
    return {}
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const headers = { 'content-type': 'application/json', 'content-length': String(MB) }
const body = `"${'a'.repeat(MB - 2)}"`

/** Announces a megabyte and sends only this part of it. */
function begin(sent: string) {
  const call = request(url, { method: 'POST', headers, agent: false })
  const ended = once(call, 'response').then(
    ([answer]) => {
      answer.resume()
      return answer.statusCode
    },
    () => 'cut',
  )
  call.write(sent)
  return { call, ended }
}

describe('queueLargeBodies', () => {
  it('closes two requests that stop sending, and then reads the third', async () => {
    const silent = [begin('"a'), begin('"b')]
    const waiting = begin(body)
    expect(await Promise.all(silent.map(({ ended }) => ended))).toEqual(['cut', 'cut'])
    expect(await waiting.ended).toBe(200)
  })

  it('does not close a slow request that keeps sending', async () => {
    const { call, ended } = begin(body.slice(0, 4))
    for (let piece = 1; piece <= 6; piece++) {
      await new Promise((resolve) => setTimeout(resolve, SILENT_MS / 5))
      call.write(body.slice(piece * 4, piece * 4 + 4))
    }
    call.end(body.slice(28))
    expect(await ended).toBe(200)
  })
})
