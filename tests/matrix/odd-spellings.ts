export interface InputSchema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  anyOf?: InputSchema[]
  items?: InputSchema
  properties?: Record<string, InputSchema>
  patternProperties?: Record<string, InputSchema>
}

export interface OpenApiOperation {
  parameters?: { name: string; in: string; schema: InputSchema }[]
  requestBody?: { content?: Record<string, { schema: InputSchema }> }
}

/** The place of a value in a call: `a.b` for nested ones, `a.0.b` for one in a list. */
export interface InputPlace {
  in: 'body' | 'query' | 'path'
  name: string
  isUuid: boolean
  /** Other spellings of the value, each of which may be rejected, and none of which may cause an error of the service. */
  spellings: readonly unknown[]
}

const ID = '018f2c1e-7b4d-7c00-8000-00000000000a'

const uuids = [
  `urn:uuid:${ID}`,
  `URN:UUID:${ID}`,
  `{${ID}}`,
  ID.replaceAll('-', ''),
  ID.toUpperCase(),
  `${ID}\n`,
  ` ${ID}`,
  `${ID}0`,
  ID.slice(1),
  '018f2c1e7b4d-7c00-8000-0000-00000000000a',
  ID.replaceAll('0', '０'),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'null',
  '%',
  "'",
]

const days = [
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '+002026-01-01',
  '-000001-01-01',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '20260101',
  '2026-W01-1',
  '２０２６-01-01',
  '2026-01-01\n',
  'infinity',
  'today',
  'epoch',
]

const moments = [
  '2016-12-31T23:59:60Z',
  '2026-01-01T00:00:00+09',
  '2026-01-01T00:00:00+0900',
  '2026-01-01T00:00:00+99:99',
  '2026-01-01T00:00:00-23:59',
  '2026-01-01T24:00:00Z',
  '2026-01-01t00:00:00z',
  '2026-01-01 00:00:00',
  '2026-01-01T00:00:00',
  '2026-01-01T00:00:00.123456789012Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '+275760-09-13T00:00:00Z',
  '2026-02-30T00:00:00Z',
  'now',
  'infinity',
]

const jstTimes = days.flatMap((day) => [day, `${day} 00:00:00`, `${day} 24:00:00`, `${day} 23:59:60`])

const numbers = [
  '1e3',
  '1e999',
  '0x10',
  '0b1',
  '-0',
  '1.0',
  '1.5',
  '-1',
  ' 5 ',
  '５',
  '',
  'NaN',
  'Infinity',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740991',
  '9007199254740993',
  '99999999999999999999',
  'null',
  'true',
]

const booleans = ['TRUE', 'yes', '1', '0', '', 'null', 'on']

const words = [
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'NULL',
  "'",
  '\u212a',
  '*',
  '%',
  '..',
]

const emails = [
  'a@b',
  '"a b"@example.jp',
  'a+b@example.jp',
  'ａ@example.jp',
  'a@例え.jp',
  `${'a'.repeat(300)}@example.jp`,
  'a@example.jp\n',
  'A@EXAMPLE.JP',
]

const byFormat: Readonly<Record<string, readonly string[]>> = {
  uuid: uuids,
  date: days,
  'date-time': moments,
  email: emails,
}

/** Lists every place of an operation that accepts a value, with its odd spellings. */
export function listInputPlaces(operation: OpenApiOperation): InputPlace[] {
  const parameters = (operation.parameters ?? []).flatMap(({ name, in: place, schema }): InputPlace[] =>
    place === 'query' || place === 'path'
      ? [{ in: place, name, isUuid: isUuid(schema), spellings: spellingsOf(schema) }]
      : [],
  )
  const body = operation.requestBody?.content?.['application/json']?.schema
  return [...parameters, ...(body ? bodyPlaces(body, '') : [])]
}

function bodyPlaces(schema: InputSchema, prefix: string): InputPlace[] {
  const place = (name: string, property: InputSchema): InputPlace => ({
    in: 'body',
    name,
    isUuid: isUuid(property),
    spellings: jsonSpellingsOf(property),
  })
  return alternatives(schema).flatMap((one) => [
    ...Object.entries(one.properties ?? {}).flatMap(([name, property]) => [
      place(prefix + name, property),
      ...bodyPlaces(property, `${prefix}${name}.`),
    ]),
    ...Object.values(one.patternProperties ?? {}).flatMap((property) =>
      // No object of the service has these names.
      ['__proto__', 'constructor', 'xx', 'ja-JP', '', 'JA'].map((name) => ({
        ...place(prefix + name, property),
        spellings: ['', 'a', {}, { title: 'a', calteItems: [] }, null],
      })),
    ),
    ...(one.items ? [place(`${prefix}0`, one.items), ...bodyPlaces(one.items, `${prefix}0.`)] : []),
  ])
}

const alternatives = (schema: InputSchema): InputSchema[] => [
  schema,
  ...(schema.anyOf ?? []).flatMap(alternatives),
]

const isUuid = (schema: InputSchema): boolean => alternatives(schema).some(({ format }) => format === 'uuid')

/** Returns spellings of a value as text, for paths and queries. */
function spellingsOf(schema: InputSchema): string[] {
  const found = alternatives(schema).flatMap(
    ({ type, format, pattern, enum: values, items }): readonly string[] => {
      if (items) return spellingsOf(items)
      const types = [type].flat()
      if (types.includes('integer') || types.includes('number')) return numbers
      if (types.includes('boolean')) return booleans
      if (values)
        return [
          ...words,
          ...values.slice(0, 2).flatMap((value) => [`${value} `, String(value).toUpperCase()]),
        ]
      if (format) return byFormat[format] ?? []
      if (pattern?.includes('d{2}')) return jstTimes
      return types.includes('string') ? [...words, ...uuids.slice(0, 2)] : []
    },
  )
  return [...new Set(found)]
}

/** Returns spellings of a value in JSON, where a value may also have the wrong type, and numbers are numbers. */
function jsonSpellingsOf(schema: InputSchema): unknown[] {
  const isNumber = alternatives(schema).some(({ type }) => type === 'integer' || type === 'number')
  const read = isNumber ? [-0, 1.5, 1e3, -1, 2147483648, -2147483649, 9007199254740991, 1e21, 1e308] : []
  return [...spellingsOf(schema), ...read, null, [], {}, [[]], 0, false]
}
