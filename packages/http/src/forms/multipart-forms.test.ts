import { Type } from 'typebox'
import { afterAll, describe, expect, it } from 'vitest'
import { type App, accessRules, allow, createBodyOrFormSchema, multipartForms } from '../index.ts'
import { createOpenApiDocument } from '../openapi.ts'
import { createTestApp, createTestSessions } from '../testing.ts'

const MAX_FILE_BYTES = 300 * 1024

const Picture = Type.Object({
  image: Type.String({ description: 'A data URL' }),
  course: Type.Integer({ minimum: 1, maximum: 2, default: 1 }),
  publish: Type.Boolean({ default: false }),
  tags: Type.Optional(Type.Array(Type.String())),
})

const { verifier } = await createTestSessions()
const app = createTestApp({
  sessions: verifier,
})
app.register(async (scope: App) => {
  allow(scope, accessRules.visitor)
  scope.register(multipartForms, { maxFileBytes: MAX_FILE_BYTES })
  scope.post(
    '/pictures',
    { schema: { operationId: 'addPicture', body: createBodyOrFormSchema(Picture, 'image') } },
    async ({ body: { image, ...rest } }) => ({
      ...rest,
      image: typeof image === 'string' ? image : { bytes: image.length, first: image[0] },
    }),
  )
  scope.post('/notes', { schema: { body: Type.Object({ text: Type.String() }) } }, async () => ({}))
})
app.register(async (scope: App) => {
  allow(scope, accessRules.member)
  scope.register(multipartForms, { maxFileBytes: MAX_FILE_BYTES })
  scope.post(
    '/own-pictures',
    { schema: { body: createBodyOrFormSchema(Picture, 'image') } },
    async () => ({}),
  )
})
afterAll(() => app.close())

function formOf(fields: [string, string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const file = (bytes: number) => new Blob([new Uint8Array(bytes).fill(7)], { type: 'image/png' })

async function sendForm(url: string, fields: [string, string | Blob][]) {
  const response = await app.inject({ method: 'POST', url, payload: formOf(fields) })
  return [response.statusCode, response.json().code ?? response.json(), response.json().fields]
}

describe('a call with a file', () => {
  it('parses a form into the types of the JSON body', async () => {
    expect(
      await sendForm('/pictures', [
        ['course', '2'],
        ['publish', 'true'],
        ['tags', 'calm'],
        ['image', file(1000)],
      ]),
    ).toEqual([
      200,
      { course: 2, publish: true, tags: ['calm'], image: { bytes: 1000, first: 7 } },
      undefined,
    ])
  })

  it('accepts repeated fields as a list, and defaults for missing ones', async () => {
    expect(
      await sendForm('/pictures', [
        ['tags', 'calm'],
        ['tags', 'night'],
        ['image', file(1)],
      ]),
    ).toEqual([
      200,
      { course: 1, publish: false, tags: ['calm', 'night'], image: { bytes: 1, first: 7 } },
      undefined,
    ])
  })

  it('still accepts JSON, strictly', async () => {
    const send = (payload: object) => app.inject({ method: 'POST', url: '/pictures', payload })
    expect((await send({ image: 'data:', course: 2 })).json()).toEqual({
      image: 'data:',
      course: 2,
      publish: false,
    })
    expect((await send({ image: 'data:', course: '2' })).statusCode).toBe(400)
  })

  it.each<[string, [string, string | Blob][], string | undefined]>([
    [
      'a value outside its range',
      [
        ['course', '3'],
        ['image', file(1)],
      ],
      'course',
    ],
    ['a missing file', [['course', '1']], 'image'],
    [
      'a text that cannot be stored',
      [
        ['tags', 'a\0b'],
        ['image', file(1)],
      ],
      'tags',
    ],
    ['a file where text belongs', [['course', file(1)]], undefined],
    [
      'a file and a text under one name',
      [
        ['image', 'text'],
        ['image', file(1)],
      ],
      undefined,
    ],
  ])('rejects %s with 400 E3001', async (_what, fields, field) => {
    const [status, code, named] = await sendForm('/pictures', fields)
    expect([status, code, Object.keys(named ?? {})]).toEqual([400, 'E3001', field ? [field] : []])
  })

  it.each<[string, [string, string | Blob][]]>([
    ['a file that is too large', [['image', file(MAX_FILE_BYTES + 1)]]],
    [
      'two files',
      [
        ['image', file(1)],
        ['image', file(1)],
      ],
    ],
    ['too many fields', Array.from({ length: 50 }, (_, n) => [`f${n}`, '1'])],
    [
      'a field that is too long',
      [
        ['tags', 'a'.repeat(70_000)],
        ['image', file(1)],
      ],
    ],
  ])('rejects %s with 413 E4130', async (_what, fields) => {
    expect((await sendForm('/pictures', fields)).slice(0, 2)).toEqual([413, 'E4130'])
  })

  it.each([
    ['multipart/form-data', 'nothing'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nab',
    ],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--',
    ],
  ])('rejects an invalid form with 400 E3001: %s', async (type, payload) => {
    const headers = { 'content-type': type }
    const response = await app.inject({ method: 'POST', url: '/pictures', headers, payload })
    expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
  })

  it('rejects a request without a body with 400 E3001', async () => {
    expect((await app.inject({ method: 'POST', url: '/pictures' })).json().code).toBe('E3001')
  })

  it('rejects forms with 415 E4150 where a call accepts only JSON', async () => {
    expect((await sendForm('/notes', [['text', 'a']])).slice(0, 2)).toEqual([415, 'E4150'])
  })

  it('does not parse the form of a caller without access', async () => {
    expect((await sendForm('/own-pictures', [['image', file(MAX_FILE_BYTES + 1)]])).slice(0, 2)).toEqual([
      ...[401, 'E4010'],
    ])
  })

  it('documents both kinds of body', async () => {
    const { paths } = (await createOpenApiDocument(app)) as { paths: Record<string, { post: object }> }
    expect(paths['/pictures']?.post).toMatchObject({
      requestBody: {
        content: {
          'application/json': { schema: { properties: { image: { type: 'string' } } } },
          'multipart/form-data': {
            schema: { properties: { image: { contentMediaType: 'application/octet-stream' } } },
          },
        },
      },
    })
  })
})
