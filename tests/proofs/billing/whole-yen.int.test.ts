import { dereference } from '@hibiki/http/dereference'
import { describeApi } from '@hibiki/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billing as service } from '../../../services/billing/src/service.ts'
import { type BillingApp, createBillingApp } from '../../../services/billing/src/testing/billing-app.ts'

const isMoney = (name: string) =>
  /yen|price|amount|charged|refunded|difference|total|sum$/i.test(name) && !/(_at|At|_on|On)$/.test(name)

let billing: BillingApp
beforeAll(async () => {
  billing = await createBillingApp()
})
afterAll(() => billing.close())

/** Lists every schema with a name inside a document, at any depth. */
function* named(node: unknown, path = ''): Generator<{ path: string; name: string; schema: Schema }> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') {
      for (const [name, schema] of Object.entries(value as Record<string, Schema>))
        yield { path: `${path}/${name}`, name, schema }
    }
    yield* named(value, `${path}/${key}`)
  }
}
interface Schema {
  type?: string | string[]
  anyOf?: Schema[]
}
const typesOf = ({ type, anyOf }: Schema): string[] => [type ?? [], (anyOf ?? []).flatMap(typesOf)].flat()

describe('amounts of money', () => {
  it('are whole yen in the database, where no column can have a fraction', async () => {
    const { rows } = await billing.database.pool.query<{ name: string; type: string }>(
      `select table_name || '.' || column_name as name, data_type as type from information_schema.columns
        where table_schema = 'billing'`,
    )
    expect(rows.filter(({ type }) => /numeric|real|double|money/.test(type))).toEqual([])
    const money = rows.filter(({ name }) => isMoney(name.split('.')[1] ?? ''))
    expect(money.length).toBeGreaterThan(10)
    expect(money.filter(({ type }) => type !== 'integer' && type !== 'bigint')).toEqual([])
  })

  it('are integers in the API, where nothing is a number with a fraction', async () => {
    const fields = [...named(dereference(await describeApi(service)))]
    const money = fields.filter(({ name }) => isMoney(name))
    expect(money.length).toBeGreaterThan(10)
    // A list of prices has fields of its own, which are looked at like all others.
    const isWhole = (schema: Schema) =>
      typesOf(schema).every((type) => type === 'integer' || type === 'null' || type === 'array')
    expect(money.filter(({ schema }) => typesOf(schema).length === 0 || !isWhole(schema))).toEqual([])
    expect(fields.filter(({ schema }) => typesOf(schema).includes('number'))).toEqual([])
  })
})
