import pino from 'pino'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { type App, accessRules, allow } from './index.ts'
import { createTestApp, createTestSessions } from './testing.ts'

const canary = 'canary-7f3a-private'

class DatabaseError extends Error {
  severity = 'ERROR'
  code = '23505'
  constraint = 'users_email_key'
  table = 'users'
}

async function loggingApp(lines: string[]) {
  const { verifier } = await createTestSessions()
  const app = createTestApp({
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    sessions: verifier,
  })
  app.register(async (scope: App) => {
    allow(scope, accessRules.visitor)
    const schema = { body: Type.Object({ mode: Type.String(), secret: Type.String({ minLength: 3 }) }) }
    scope.post('/fail/:id', { schema }, async (request) => {
      if (request.body.mode === 'database')
        throw new DatabaseError(`Key (email)=(${request.body.secret}) exists`)
      throw new TypeError(`cannot read ${request.body.secret} of ${JSON.stringify(request.query)}`)
    })
  })
  return app
}

describe('logs and metrics', () => {
  it('contain nothing that the client sent, whatever fails', async () => {
    const lines: string[] = []
    const app = await loggingApp(lines)
    const url = `/fail/${canary}?email=${canary}`
    const headers = { cookie: `hibiki-access=${canary}`, 'user-agent': canary, 'x-request-id': canary }
    const post = (payload: string | object, type = 'application/json') =>
      app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload })

    expect((await post({ mode: 'plain', secret: canary })).statusCode).toBe(500)
    expect((await post({ mode: 'database', secret: canary })).statusCode).toBe(500)
    expect((await post({ mode: canary, secret: 1 })).statusCode).toBe(400)
    expect((await post(`{"mode": ${canary}`)).statusCode).toBe(400)
    expect((await post(canary, canary)).statusCode).toBe(415)
    expect((await app.inject({ url: `/${canary}?q=${canary}`, headers })).statusCode).toBe(404)

    const logged = lines.join('')
    expect(logged).not.toContain(canary)
    expect(logged).toContain('cannot read [redacted]')
    expect(logged).toContain('users_email_key')
    expect((await app.inject('/metrics')).body).not.toContain(canary)
    await app.close()
  })
})
