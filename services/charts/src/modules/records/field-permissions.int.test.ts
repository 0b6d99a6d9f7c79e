import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  createChartsApp,
  createItemInput,
  createRecordBody,
  OTHER_AGENCY_CODE,
  registerTestFormat,
  type TestPerson,
} from '../../testing/charts-app.ts'

const charts = await createChartsApp()
const pic = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
const customer = await addTestPerson(charts)
afterAll(() => charts.close())

async function newRecord(owner: TestPerson = customer) {
  const format = await registerTestFormat(pic, owner.userId)
  const ids = format.items.map(({ id }) => id)
  const saved = await pic.post('/common/calte/register-record', createRecordBody(format.generalCalteId, {}))
  expect(saved.statusCode).toBe(200)
  return { recordId: saved.json() as string, versionId: format.generalCalteId, ids }
}

const readers = [
  '/common/calte/get-format',
  '/customer/calte/get-format',
  '/pic/calte/get-format-from-record',
]

/** Every combination of the three flags, as the fields of one format. */
const flags = Array.from({ length: 8 }, (_, bits) => ({
  requires: (bits & 1) > 0,
  customerInput: (bits & 2) > 0,
  customerPublish: (bits & 4) > 0,
}))
const labels = flags.map((_, index) => `項目${index}`)
const secretOf = (index: number) => `内緒の値${index}`
const isCustomers = (index: number) => flags[index]?.customerInput === true
const isPublished = (index: number) => isCustomers(index) || flags[index]?.customerPublish === true
const all = (isTrue: boolean) => () => isTrue

/** Every kind of caller, the fields that each may read and write, and the statuses of the readers in order. */
const callers = [
  { name: 'the customer', reads: isPublished, writes: isCustomers, statuses: [200, 200, 403] },
  {
    name: 'a person in charge',
    reads: all(true),
    writes: (i: number) => !isCustomers(i),
    statuses: [200, 404, 200],
  },
  {
    name: 'a person in charge who is a customer too',
    reads: all(true),
    writes: (index: number) => !isCustomers(index),
    statuses: [200, 404, 200],
  },
  { name: 'an administrator', reads: all(true), writes: all(false), statuses: [200, 404, 200] },
  { name: 'a person in charge elsewhere', reads: all(false), writes: all(false), statuses: [404, 404, 404] },
  { name: 'another customer', reads: all(false), writes: all(false), statuses: [404, 404, 403] },
  { name: 'a general member', reads: all(false), writes: all(false), statuses: [404, 404, 403] },
  { name: 'an enterprise', reads: all(false), writes: all(false), statuses: [403, 403, 403] },
] as const

function personFor(
  name: (typeof callers)[number]['name'],
  owner: TestPerson,
): Promise<TestPerson> | TestPerson {
  if (name === 'the customer') return owner
  if (name === 'a person in charge') return pic
  if (name === 'a person in charge who is a customer too')
    return addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER'] })
  if (name === 'an administrator') return addTestPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
  if (name === 'a person in charge elsewhere')
    return addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode: OTHER_AGENCY_CODE })
  if (name === 'another customer') return addTestPerson(charts)
  return addTestPerson(charts, {
    roles: [name === 'an enterprise' ? 'ROLE_ENTERPRISE' : 'ROLE_GENERAL'],
    agencyCode: null,
  })
}

describe.each([
  ['a customer', ['ROLE_CUSTOMER']],
  ['a customer who is in charge of others', ['ROLE_CUSTOMER', 'ROLE_PERSON_IN_CHARGE']],
] as const)('fields with all combinations of flags on the chart of %s', (_of, roles) => {
  let owner: TestPerson
  let recordId: string
  let versionId: string
  let ids: string[]
  /** Items that do not belong to the record: invented, of an older version of its format, of another customer's. */
  let forged: string[]
  const isBoth = roles.length > 1

  beforeAll(async () => {
    owner = await addTestPerson(charts, { roles: [...roles] })
    const older = await registerTestFormat(pic, owner.userId)
    const items = flags.map((of, index) => createItemInput(labels[index] ?? '', of))
    const format = await registerTestFormat(pic, owner.userId, items)
    const others = await registerTestFormat(pic, (await addTestPerson(charts)).userId, items)
    versionId = format.generalCalteId
    ids = format.items.map(({ id }) => id)
    forged = [randomUUID(), older.items[0]?.id ?? '', others.items[0]?.id ?? '']
    const valuesOf = (isOf: (index: number) => boolean) =>
      Object.fromEntries(ids.flatMap((id, index) => (isOf(index) ? [[id, secretOf(index)]] : [])))
    const made = await pic.post(
      '/common/calte/register-record',
      createRecordBody(
        versionId,
        valuesOf((index) => !isCustomers(index)),
      ),
    )
    recordId = made.json()
    const filled = createRecordBody(versionId, valuesOf(isCustomers), { id: recordId, version: 1 })
    expect((await owner.post('/common/calte/register-record', filled)).statusCode).toBe(200)
  })

  const stored = async () => (await pic.get(`${readers[2]}?calteRecordId=${recordId}`)).json()

  it.each(isBoth ? callers.slice(0, 3) : callers)(
    'are read and written by $name only as far as allowed',
    async ({ name, reads, writes, statuses }) => {
      const person = await personFor(name, owner)
      const isOwner = person === owner
      for (const [index, path] of readers.entries()) {
        const response = await person.get(`${path}?calteRecordId=${recordId}&reason=1`)
        // Staff who are customers, too, may call as either; for the own chart they are its customer.
        if (isBoth && isOwner) expect([200, 403, 404]).toContain(response.statusCode)
        else expect([path, response.statusCode]).toEqual([path, statuses[index]])
        const seen = response.statusCode === 200 ? response.json().calteItems : []
        const expected = response.statusCode === 200 ? labels.filter((_, field) => reads(field)) : []
        expect([path, seen.map(({ label }: { label: string }) => label)]).toEqual([path, expected])
        for (const [field] of flags.entries())
          if (!expected.includes(labels[field] ?? '')) expect(response.body).not.toContain(secretOf(field))
      }

      const isStranger = !flags.some((_, field) => reads(field))
      const write = async (id: string, more: Record<string, string> = {}) => {
        const before = await stored()
        const values = { [id]: '書き換え', ...more }
        const body = createRecordBody(versionId, values, { id: recordId, version: before.version })
        const response = await person.post('/common/calte/register-record', body)
        const after = await stored()
        if (response.statusCode !== 200) expect(after).toEqual(before)
        else expect(after.version).toBe(before.version + 1)
        return [response.statusCode, response.json().code]
      }
      for (const [field, id] of ids.entries()) {
        const [status, code] = await write(id)
        if (writes(field)) expect([field, status]).toEqual([field, 200])
        else if (!isStranger) expect([field, code]).toEqual([field, 'CHARTS_FIELD_NOT_EDITABLE'])
        else expect([403, 404]).toContain(status)
        // A field that the caller may write does not let another one pass.
        const own = ids.find((_, index) => writes(index))
        if (own && !writes(field))
          expect(await write(id, { [own]: '自分の欄' })).toEqual([422, 'CHARTS_FIELD_NOT_EDITABLE'])
        if (writes(field)) expect((await write(id, { [id]: secretOf(field) }))[0]).toBe(200)
      }
      for (const id of forged) {
        const [status, code] = await write(id)
        if (flags.some((_, field) => writes(field)))
          expect([status, code]).toEqual([400, 'CHARTS_ITEM_UNKNOWN'])
        else expect([403, 404, 422]).toContain(status)
      }
    },
    30_000,
  )
})

describe('fields of a record', () => {
  it('of other versions and other records are unknown', async () => {
    const first = await newRecord()
    const other = await newRecord(await addTestPerson(charts))
    const forged = createRecordBody(
      first.versionId,
      { [other.ids[0] ?? '']: 'x' },
      { id: first.recordId, version: 1 },
    )
    expect((await pic.post('/common/calte/register-record', forged)).json().code).toBe('CHARTS_ITEM_UNKNOWN')
    const foreignVersion = createRecordBody(other.versionId, {}, { id: first.recordId, version: 1 })
    expect((await pic.post('/common/calte/register-record', foreignVersion)).json().code).toBe(
      'CHARTS_FORMAT_NOT_FOUND',
    )
  })

  it('are read by administrators with a log row, and never written', async () => {
    const admin = await addTestPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
    const { recordId, versionId, ids } = await newRecord()
    const change = createRecordBody(versionId, { [ids[0] ?? '']: 'x' }, { id: recordId, version: 1 })
    expect((await admin.post('/common/calte/register-record', change)).json().code).toBe(
      'CHARTS_FIELD_NOT_EDITABLE',
    )
    expect(
      (await admin.get(`/common/calte/get-format?calteRecordId=${recordId}&reason=1`)).json().calteItems,
    ).toHaveLength(4)
    const views = (await customer.get('/customer/calte/views?size=99')).json()
    const ofRecord = views.filter((row: { recordId: string }) => row.recordId === recordId)
    expect(ofRecord.map((row: { action: string; actorRole: string }) => [row.actorRole, row.action])).toEqual(
      [
        ['administrator', 'view'],
        ['person-in-charge', 'create'],
      ],
    )
  })
})
