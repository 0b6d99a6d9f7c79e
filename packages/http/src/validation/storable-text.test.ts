import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, accessRules, allow } from '../index.ts'
import { createTestApp, createTestSessions } from '../testing.ts'

const { verifier } = await createTestSessions()
const app = createTestApp({
  sessions: verifier,
})
beforeAll(async () => {
  app.register(async (scope: App) => {
    allow(scope, accessRules.visitor)
    scope.post('/echo', { schema: { body: Type.Unknown() } }, async (request) => ({ got: request.body }))
    scope.get('/things/:id', async (request) => ({ params: request.params, query: request.query }))
  })
})
afterAll(() => app.close())

const post = (payload: string) =>
  app.inject({ method: 'POST', url: '/echo', headers: { 'content-type': 'application/json' }, payload })

const sentence = '使用できない文字が含まれています。'

describe('text that the database cannot store', () => {
  it.each([
    ['{"name":"a\\u0000b"}', { name: sentence }],
    ['{"profile":{"lines":["a","\\u0000"]}}', { 'profile.lines.1': sentence }],
    ['{"na\\u0000me":1}', undefined],
    ['"\\u0000"', undefined],
    ['{"a":"\\\\u0000","b":"\\u0000"}', { b: sentence }],
    ['{"half":"a\\ud83cb"}', { half: sentence }],
    ['{"tags":["\\uDF8C"]}', { 'tags.0': sentence }],
    ['{"na\\ud800me":1}', undefined],
  ])('in the body responds 400 E3001: %s', async (payload, fields) => {
    const answer = await post(payload)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'E3001'])
    expect(answer.json().fields).toEqual(fields)
    expect(answer.body).not.toMatch(/u0000|ud8/i)
  })

  it.each([
    ['q=a%00b', { q: sentence }],
    ['p=1&q=2&q=%00', { 'q.1': sentence }],
    ['%00=1', undefined],
  ])('in the query responds 400 E3001: %s', async (query, fields) => {
    const answer = await app.inject(`/things/1?${query}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'E3001'])
    expect(answer.json().fields).toEqual(fields)
  })

  it('in the path responds 404 E4040', async () => {
    const answer = await app.inject('/things/a%00b?q=%00')
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'E4040'])
  })

  it('is distinguished from the same letters as an escape sequence', async () => {
    expect((await post('{"name":"\\\\u0000"}')).json()).toEqual({ got: { name: '\\u0000' } })
    expect((await app.inject('/things/1?q=%2500')).json().query).toEqual({ q: '%00' })
    expect((await post('{"flag":"\\ud83c\\udf8c"}')).json()).toEqual({ got: { flag: '🎌' } })
  })

  it('is found in a deeply nested body', async () => {
    const payload = `${'['.repeat(20_000)}"\\u0000"${']'.repeat(20_000)}`
    expect((await post(payload)).statusCode).toBe(400)
  })
})
