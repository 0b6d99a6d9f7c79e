import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { type App, accessRules, allow, commonErrorCatalogue } from '../index.ts'
import { checkApiConventions } from './conventions.ts'
import { createTestApp } from './create-test-app.ts'
import { checkDocumentedErrors } from './documented-errors.ts'
import { createTestSessions } from './test-sessions.ts'

async function appWith(register: (scope: App) => void) {
  const { verifier } = await createTestSessions()
  const app = createTestApp({
    sessions: verifier,
  })
  app.register(async (scope: App) => {
    allow(scope, accessRules.member)
    register(scope)
  })
  return app
}

/** A service with these endpoint files in one module. */
function serviceDir(files: Record<string, string> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'conventions-'))
  const routes = join(dir, 'src/modules/plays/routes')
  mkdirSync(routes, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(routes, file), text)
  return pathToFileURL(dir)
}

const good = {
  operationId: 'recordPlaying',
  summary: 'Records a play',
  tags: ['dmv'],
  response: { 200: Type.Object({}) },
}

const playing = (scope: App) => scope.post('/dmv/record-playing', { schema: good }, async () => ({}))

describe('checkApiConventions', () => {
  it('accepts an endpoint that follows the conventions', async () => {
    const text = "export function recordPlaying(app: App) { schema: { operationId: 'recordPlaying' } }"
    const dir = serviceDir({ 'record-playing.ts': text })
    expect(await checkApiConventions(await appWith(playing), { serviceDir: dir })).toEqual([])
  })

  it('accepts an operation in the file of its resource', async () => {
    const app = await appWith((scope) => {
      scope.get('/admin/sounds/:id', { schema: { ...good, operationId: 'readSound' } }, async () => ({}))
      scope.post('/pic/hand-over', { schema: { ...good, operationId: 'startHandOver' } }, async () => ({}))
    })
    expect(await checkApiConventions(app, { serviceDir: serviceDir() })).toEqual([
      'GET /admin/sounds/{id} has no file routes/read-sound.ts',
      'POST /pic/hand-over has no file routes/start-hand-over.ts',
    ])
    const handOver = "operationId: 'startHandOver', operationId: 'endHandOver'"
    const dir = serviceDir({ 'admin-sounds.ts': '', 'hand-over.ts': handOver })
    expect(await checkApiConventions(app, { serviceDir: dir })).toEqual([])
  })

  it('reports a file and a function that are not named after the operation', async () => {
    const findings = async (file: string, exported: string) => {
      const text = `export function ${exported}(\n  app: App) { schema: { operationId: 'recordPlaying' } }`
      return checkApiConventions(await appWith(playing), { serviceDir: serviceDir({ [file]: text }) })
    }
    expect(await findings('record-playing.ts', 'recordPlayingRoute')).toEqual([])
    expect(await findings('playing.ts', 'recordPlaying')).toEqual([
      'src/modules/plays/routes/playing.ts is not named after its operation recordPlaying',
    ])
    expect(await findings('record-playing.ts', 'record')).toEqual([
      'src/modules/plays/routes/record-playing.ts exports record, which is neither the file nor an operation of it',
    ])
  })

  it('reports every violation', async () => {
    const app = await appWith((scope) => {
      playing(scope)
      scope.get('/v2/dmv/other', { schema: { operationId: 'recordPlaying' } }, async () => ({}))
      scope.get('/v2/dmv/missing', { schema: { ...good, operationId: 'missing' } }, async () => ({}))
      scope.get('/third', { schema: { ...good, operationId: 'Third thing' } }, async () => ({}))
    })
    const problems = await checkApiConventions(app, { serviceDir: serviceDir({ 'record-playing.ts': '' }) })
    expect(problems).toEqual(
      expect.arrayContaining([
        'GET /v2/dmv/other repeats operationId recordPlaying',
        'GET /v2/dmv/other needs a summary',
        'GET /v2/dmv/other needs exactly one tag',
        'GET /v2/dmv/missing has no file routes/missing.ts',
        'GET /third needs a camelCase operationId',
      ]),
    )
  })

  it('reports a route whose schemas cannot be compiled', async () => {
    const app = await appWith((scope) => {
      const body = Type.Object({ from: Type.String({ pattern: '(' }) })
      scope.post('/v2/dmv/nights', { schema: { ...good, operationId: 'nights', body } }, async () => ({}))
      const response = { 200: Type.Object({ at: Type.Unsafe({ type: 'moment' }) }) }
      scope.post('/v2/dmv/days', { schema: { ...good, operationId: 'days', response } }, async () => ({
        at: 0,
      }))
    })
    const dir = serviceDir({ 'nights.ts': '', 'days.ts': '' })
    expect(await checkApiConventions(app, { serviceDir: dir })).toEqual([
      expect.stringMatching(/^POST .v2.dmv.nights has a schema that cannot be compiled: .*\(/),
      expect.stringMatching(/^POST .v2.dmv.days has a schema that cannot be compiled: .*type/),
    ])
  })

  it('reports a media type that is sent and documented as JSON', async () => {
    const schemaOf = (type: string) => ({
      ...good,
      response: { 200: { description: 'A table', content: { [type]: { schema: Type.String() } } } },
    })
    const dir = serviceDir({ 'record-playing.ts': "reply.type('text/csv; charset=utf-8')" })
    const findings = async (type: string) => {
      const app = await appWith((scope) =>
        scope.post('/dmv/record-playing', { schema: schemaOf(type) }, async () => ''),
      )
      return checkApiConventions(app, { serviceDir: dir })
    }
    expect(await findings('text/csv')).toEqual([])
    expect(await findings('application/json')).toEqual([
      'src/modules/plays/routes/record-playing.ts sends text/csv, which the document does not describe',
    ])
  })

  it('fails when there is nothing to check', async () => {
    const app = await appWith(() => {})
    expect(await checkApiConventions(app, { serviceDir: serviceDir() })).toEqual([
      'the document has no operations',
    ])
  })
})

describe('checkDocumentedErrors', () => {
  const catalogue = { E3001: { status: 400, ja: '', en: '' }, E4001: { status: 401, ja: '', en: '' } }

  it('compares codes and statuses in both directions', () => {
    const markdown =
      '| Code | Status |\n|---|---|\n| `E3001` | 400 | a |\n| E4001 | 403 | b |\n| E9999 | 500 | c |'
    expect(checkDocumentedErrors({ catalogue, markdown })).toEqual([
      'E4001 is documented with status 403',
      'E9999 is documented but unknown',
    ])
    expect(checkDocumentedErrors({ catalogue, markdown: '| E4001 | 401 |' })).toEqual([
      'E3001 is not documented',
    ])
  })

  it('compares only the section of the service', () => {
    const markdown =
      '## Every service\n| E9999 | 500 |\n## identity\n| E3001 | 400 |\n| E4001 | 401 |\n## content\n| CONTENT_NO_SOUND | 404 |'
    expect(checkDocumentedErrors({ catalogue, markdown, section: 'identity' })).toEqual([])
    const content = { CONTENT_GONE: { status: 410, ja: '', en: '' } }
    expect(checkDocumentedErrors({ catalogue: content, markdown, section: 'content' })).toEqual([
      'CONTENT_GONE is not documented',
      'CONTENT_NO_SOUND is documented but unknown',
    ])
  })

  it('agrees with the errors that every service can return', () => {
    const markdown = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8')
    expect(
      checkDocumentedErrors({ catalogue: commonErrorCatalogue, markdown, section: 'Every service' }),
    ).toEqual([])
  })
})
