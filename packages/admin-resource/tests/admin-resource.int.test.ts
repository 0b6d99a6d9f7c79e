import { openDatabase } from '@hibiki/database'
import { type App, accessRules, allow } from '@hibiki/http'
import { createTestApp, createTestSessions } from '@hibiki/http/testing'
import { createTestDatabase } from '@hibiki/test-harness'
import { foldForSearch } from '@hibiki/text'
import fc from 'fast-check'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, describe, expect, it } from 'vitest'
import {
  createAdminResource,
  type ListRequest,
  selectPage,
  selectRow,
  serializeRow,
  textFilterSchema,
  whereContainsNormalizedText,
  whereContainsText,
  whereIdIn,
} from '../src/index.ts'

interface Note {
  id: string
  title: string
  readAt: Date | null
}
interface NoteFilter {
  id?: string[]
  q?: string
  isRead?: boolean
}

const Note = Type.Object({
  id: Type.String(),
  title: Type.String(),
  readAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})
const errors = { NOTE_LOCKED: { status: 409, ja: '変更できません。', en: 'It cannot be changed.' } }
const notes = createAdminResource({
  name: 'notes',
  errors,
  sortable: { id: 'id', title: 'title', time: 'readAt' },
  defaultSort: ['title', 'ASC'],
  filter: { q: textFilterSchema, isRead: Type.Optional(Type.Boolean()) },
})
const query = sql`select id, title, read_at as "readAt" from notes`

function findNotes({ filter: { id, q, isRead }, ...page }: ListRequest<NoteFilter>) {
  return selectPage<Note>(database.db, query, page, [
    id && whereIdIn('id', id),
    q && whereContainsText(q, 'title'),
    isRead !== undefined && sql`("readAt" is not null) = ${isRead}`,
  ])
}

const test = await createTestDatabase({
  service: 'notes',
  migrations: new URL('./migrations/', import.meta.url),
})
const database = openDatabase({ url: test.url, schema: 'notes', applicationName: 'admin-resource-test' })
await sql`insert into notes values ('a', 'Ｓｅａ', null), ('b', '100% sea', '2026-11-22T01:00:00Z'),
  ('c', '森', '2026-11-21T01:00:00Z'), ('d', '森', null)`.execute(database.db)
const sessions = await createTestSessions()
const cookie = await sessions.cookieFor({ roles: ['ROLE_ADMIN'] })
const memberCookie = await sessions.cookieFor()
const app = createTestApp({
  errors,
  sessions: sessions.verifier,
})
app.register(async (admins) => {
  allow(admins as App, accessRules.roles('ROLE_ADMIN'))
  notes.registerListRoute(admins as App, {
    operationId: 'listNotes',
    summary: 'Notes',
    row: Note,
    find: findNotes,
    toResponse: serializeRow,
  })
  notes.registerReadRoute(admins as App, {
    operationId: 'readNote',
    summary: 'One note',
    response: Note,
    find: async (id) => {
      const note = await selectRow<Note>(database.db, query, id)
      return note && serializeRow(note)
    },
  })
  const lock = notes.createRecordOperationSchema({
    operationId: 'lockNote',
    summary: 'Locks a note',
    body: Type.Object({ reason: Type.String() }),
    response: Type.Object({ id: Type.String(), reason: Type.String() }),
    errors: ['NOTE_LOCKED'],
  })
  ;(admins as App).post('/admin/notes/:id/lock', { schema: lock }, async ({ params, body }) => ({
    id: params.id,
    reason: body.reason,
  }))
})
await app.ready()

afterAll(async () => {
  await app.close()
  await database.close()
  await test.close()
})

async function list(query: { sort?: unknown; range?: unknown; filter?: unknown }) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  )
  const response = await app.inject({ url: `/admin/notes?${search}`, headers: { cookie } })
  return {
    status: response.statusCode,
    range: response.headers['content-range'],
    ids: Array.isArray(response.json()) ? response.json().map(({ id }: Note) => id) : response.json().code,
  }
}

describe('GET /admin/{name}', () => {
  it('returns a page with its range and the total', async () => {
    expect(await list({ sort: ['id', 'DESC'], range: [1, 2] })).toEqual({
      status: 200,
      range: 'notes 1-2/4',
      ids: ['c', 'b'],
    })
  })

  it('sorts rows without a value last and equal rows by id, in both directions', async () => {
    expect((await list({ sort: ['time', 'ASC'] })).ids).toEqual(['c', 'b', 'a', 'd'])
    expect((await list({ sort: ['time', 'DESC'] })).ids).toEqual(['b', 'c', 'd', 'a'])
  })

  it('counts the filtered rows of all pages', async () => {
    expect(await list({ filter: { isRead: false }, range: [0, 0], sort: ['id', 'ASC'] })).toEqual({
      status: 200,
      range: 'notes 0-0/2',
      ids: ['a'],
    })
  })

  it('finds text in any case and width, and never treats it as a pattern', async () => {
    expect((await list({ filter: { q: ' SEA ' } })).ids).toEqual(['b', 'a'])
    expect((await list({ filter: { q: 'Ｓｅａ' } })).ids).toEqual(['b', 'a'])
    expect((await list({ filter: { q: '%' } })).ids).toEqual(['b'])
    expect((await list({ filter: { q: '_' } })).ids).toEqual([])
  })

  it('returns the records of several ids and leaves unknown ones out', async () => {
    expect((await list({ filter: { id: ['d', 'a', "x'; drop"] }, sort: ['id', 'ASC'] })).ids).toEqual([
      'a',
      'd',
    ])
  })

  it('responds 400 E3001 to an unsupported sort or filter and to more than 99 rows', async () => {
    expect(await list({ sort: ['read_at', 'ASC'] })).toMatchObject({ status: 400, ids: 'E3001' })
    expect(await list({ filter: { title: 'x' } })).toMatchObject({ status: 400, ids: 'E3001' })
    expect(await list({ range: [0, 99] })).toMatchObject({ status: 400, ids: 'E3001' })
  })

  it('responds 403 E4030 to a member who is no administrator', async () => {
    const { statusCode } = await app.inject({ url: '/admin/notes', headers: { cookie: memberCookie } })
    expect(statusCode).toBe(403)
  })
})

describe('whereContainsText', () => {
  const finds = async (typed: string, stored: string | null) => {
    const { rows } = await sql<{ found: boolean }>`
      select coalesce(${whereContainsText(typed, 'a', 'b')}, false) as found
      from (values (null, ${stored}::text)) as v (a, b)`.execute(database.db)
    return rows[0]?.found
  }

  it.each([
    ['Ｍｉｋａ', ['Ｍｉｋａ', 'Mika', 'ｍｉｋａ', 'IK']],
    ['Mika', ['Ｍｉｋａ', 'ＭＩＫＡ']],
    ['ﾀﾅｶ', ['ﾀﾅｶ', 'タナカ', 'たなか', 'タなｶ']],
    ['たなか', ['たなか', 'ﾀﾅｶ', 'タナカ']],
    ['田中１号', ['田中１号', '田中1号', '1']],
    ['ｶﾞｰﾃﾞﾝ ヴﾞ', ['ｶﾞｰﾃﾞﾝ', 'ガーデン', 'がーでん', 'ゔ']],
    ['㈱さくら', ['㈱サクラ', '(株)さくら']],
    ['Éva ΟΔΟΣ', ['ÉVA', 'éva οδοσ', 'E\u0301va', 'ΟΔΟΣ']],
    ['葛\u{E0101}城', ['葛城', '葛\u{E0100}城', '葛\uFE00城']],
    ['葛城', ['葛\u{E0101}城']],
    ['ローズ', ['ろーず', 'ﾛｰｽﾞ', 'ロ－ズ', 'ろず']],
    ['コンピュータ', ['コンピューター', 'こんぴゅーたー']],
    ['東京 花子', ['東京花子', '東京　花子', '京花', '東 京']],
    ['東京花子', ['東京 花子', '東京\u00A0花子', '東京\u200B花子']],
    ['髙橋 渡邉 𠮷野 山﨑', ['高橋', '渡辺', '渡邊', '吉野', '山崎', '山嵜', '橋渡']],
    ['高橋 渡辺 吉野 山崎', ['髙橋', '渡邉', '渡邊', '𠮷野', '山﨑']],
    ['\uFA19谷 \uFA46', ['神谷', '渚']],
    ['10% *[a](b){2}|^$.+?\\_', ['%', '*[A](B)', '{2}|^$.+?\\_', '１０％ ＊［ａ］']],
  ])('finds %s in any spelling', async (stored, typed) => {
    for (const one of typed) expect([one, await finds(one, stored)]).toEqual([one, true])
  })

  it.each([
    ['かき', 'がき'],
    ['田中', '田.'],
    ['たなか', 'た.*'],
    ['abc', '[a-z]'],
    ['abc', '***:abc'],
    ['abc', '(?i)abc'],
    ['abc', '%'],
    ['abc', '_'],
    ['abc', '\\w'],
    [null, 'abc'],
  ])('does not find in %s: %s', async (stored, typed) => {
    expect(await finds(typed, stored)).toBe(false)
  })

  it('agrees with a comparison of folded texts, for thousands of random texts', async () => {
    const letters = [
      ...'葛\u{E0101}城髙高橋渡邉邊辺𠮷吉﨑崎斎齊ローズろーず ﾛｽ　カかガがゃやMmÉéa1１.%_\\[\u200B\u00AD',
    ]
    const unit = fc.constantFrom(...letters)
    const pair = fc.tuple(fc.string({ unit, maxLength: 12 }), fc.string({ unit, minLength: 1, maxLength: 3 }))
    const pairs = fc.sample(pair, 3000).filter(([, typed]) => foldForSearch(typed) !== '')
    const pages = Array.from({ length: 30 }, (_, page) => pairs.filter((_, index) => index % 30 === page))
    for (const page of pages) {
      const found = sql.join(
        page.map(
          ([stored, typed]) =>
            sql`(select ${whereContainsText(typed, 't')} from (select ${stored}::text) as v (t))`,
        ),
      )
      const { rows } = await sql<{ found: boolean[] }>`select array[${found}] as found`.execute(database.db)
      const expected = page.map(([stored, typed]) => foldForSearch(stored).includes(foldForSearch(typed)))
      expect(page.filter((_, index) => rows[0]?.found[index] !== expected[index])).toEqual([])
    }
  })

  it('accepts the longest text, which becomes still longer in half width', async () => {
    const typed = '\ufdfa'.repeat(200)
    expect([await finds(typed, typed), await finds(typed, 'x')]).toEqual([true, false])
  })
})

describe('whereContainsNormalizedText', () => {
  it.each([
    ['たなか 1', true],
    ['0%', true],
    ['１００％', true],
    ['た.か', false],
    ['_', false],
  ])('finds %s in タナカ 100%%: %s', async (typed, found) => {
    const { rows } = await sql`select ${whereContainsNormalizedText(typed, 'a')} as found
      from (values ('タナカ 100%')) as v (a)`.execute(database.db)
    expect(rows).toEqual([{ found }])
  })
})

describe('GET /admin/{name}/{id}', () => {
  it('returns the record with moments as text, and 404 E4040 for an unknown id', async () => {
    const read = async (id: string) =>
      (await app.inject({ url: `/admin/notes/${id}`, headers: { cookie } })).json()
    expect(await read('c')).toEqual({ id: 'c', title: '森', readAt: '2026-11-21T01:00:00.000Z' })
    expect(await read('e')).toMatchObject({ code: 'E4040' })
  })
})

describe('an action on a record', () => {
  it('validates the body and passes the record to the action', async () => {
    const act = (payload: object) =>
      app.inject({ method: 'POST', url: '/admin/notes/c/lock', headers: { cookie }, payload })
    expect((await act({ reason: 'done' })).json()).toEqual({ id: 'c', reason: 'done' })
    expect((await act({})).statusCode).toBe(400)
  })

  it('documents its own errors and the shared ones', () => {
    const { response } = notes.createRecordOperationSchema({
      operationId: 'x',
      summary: 'x',
      response: Type.Object({}),
      errors: ['NOTE_LOCKED'],
    })
    expect(Object.keys(response)).toEqual(['200', '401', '403', '404', '409', '422'])
  })
})

it('documents a file as a file and not as JSON', () => {
  const { response } = notes.createOperationSchema({
    operationId: 'x',
    summary: 'x',
    contentType: 'text/csv',
    response: Type.String({ description: 'UTF-8' }),
  })
  expect(response[200]).toEqual({
    description: 'UTF-8',
    content: { 'text/csv': { schema: expect.objectContaining({ type: 'string' }) } },
  })
})

it('throws at start when the default order is not one of the columns', () => {
  expect(() =>
    createAdminResource({ name: 'x', errors: {}, sortable: ['id'], defaultSort: ['at', 'ASC'] }),
  ).toThrow('x is not sortable by its default')
})
