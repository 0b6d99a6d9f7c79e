import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { type App, accessRules, allow } from '../index.ts'
import { createTestApp, createTestSessions } from '../testing.ts'

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts)

async function failingApp(error: Error, lines: string[] = []) {
  const { verifier } = await createTestSessions()
  const app = createTestApp({
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    sessions: verifier,
  })
  app.register(async (scope: App) => {
    allow(scope, accessRules.visitor)
    scope.get('/fail', async () => {
      throw error
    })
  })
  return app
}

describe('a call while the database is unavailable', () => {
  it.each([
    ['refuses connections', failure('', { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    ['breaks the connection', failure('write EPIPE', { code: 'EPIPE' }), 'EPIPE'],
    ['is shut down', failure('canary', { code: '57P01', severity: 'FATAL' }), '57P01'],
    ['is starting', failure('canary', { code: '57P03', severity: 'FATAL' }), '57P03'],
    ['has no connection left', failure('canary', { code: '53300', severity: 'FATAL' }), '53300'],
    ['ends the connection', failure('Connection terminated unexpectedly'), 'connection lost'],
    ['does not respond to a query', failure('Query read timeout'), 'connection lost'],
    ['gives no connection in time', failure('timeout exceeded when trying to connect'), 'connection lost'],
  ])(
    'responds 503 E5030 with Retry-After when it %s, and logs one warning without content',
    async (_how, error, reason) => {
      const lines: string[] = []
      const app = await failingApp(error, lines)
      const answer = await app.inject('/fail')
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'E5030'])
      expect(answer.headers['retry-after']).toBe('1')
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, reason, msg: 'unavailable' }])
      expect(lines.join()).not.toContain('canary')
      await app.close()
    },
  )

  it.each([
    ['a broken constraint', failure('x', { code: '23505', severity: 'ERROR' })],
    ['a value the database refuses', failure('x', { code: '22021', severity: 'ERROR' })],
    ['a mistake of our own', new TypeError('timeout is not a function')],
  ])('responds 500 E5000 for %s', async (_what, error) => {
    const app = await failingApp(error)
    expect((await app.inject('/fail')).json().code).toBe('E5000')
    await app.close()
  })
})
