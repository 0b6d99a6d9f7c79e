import { dereference } from '@hibiki/http/dereference'

/** The bounds of one value of a request, as JSON Schema names them. */
export interface Limit {
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: readonly (string | number | boolean | null)[]
}

const limitKeywords = [
  ...(['minLength', 'maxLength', 'pattern', 'minimum', 'maximum'] as const),
  ...(['minItems', 'maxItems', 'enum'] as const),
]

export interface Schema extends Limit {
  $ref?: string
  type?: string
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  patternProperties?: Record<string, Schema>
  anyOf?: Schema[]
  allOf?: Schema[]
}

interface Operation {
  operationId?: string
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  parameters?: { in?: string; name?: string; schema?: Schema }[]
}

export interface Document {
  paths?: Record<string, Record<string, Operation>>
  components?: Record<string, Record<string, unknown>>
}

/** The limits of an operation by the path of the value: `titles.ja`, `tags[]` for each of a list, `names.*` for each value of a record. */
export type Limits = Record<string, Limit>

/** Returns the limits of the JSON body and of the query of each operation that has any, by its operation id. */
export function extractLimits(document: Document): Map<string, Limits> {
  const found = new Map<string, Limits>()
  const { paths = {} } = dereference(document) as Document
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const limits: Limits = {}
    for (const { in: place, name, schema } of operation.parameters ?? [])
      if (place === 'query' && name && schema) addLimits(limits, schema, name)
    const body = operation.requestBody?.content?.['application/json']?.schema
    if (body) addLimits(limits, body, '')
    if (operation.operationId && Object.keys(limits).length > 0) found.set(operation.operationId, limits)
  }
  return found
}

function addLimits(limits: Limits, schema: Schema, path: string): void {
  const join = (name: string) => (path ? `${path}.${name}` : name)
  const own = limitKeywords.filter((keyword) => schema[keyword] !== undefined)
  if (own.length > 0)
    limits[path] = {
      ...limits[path],
      ...Object.fromEntries(own.map((keyword) => [keyword, schema[keyword]])),
    }
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    addLimits(limits, property, join(name))
  const alternatives = (schema.anyOf ?? []).filter((alternative) => !isForNoValue(alternative))
  for (const alternative of [...alternatives, ...(schema.allOf ?? [])]) addLimits(limits, alternative, path)
  if (schema.items) addLimits(limits, schema.items, `${path}[]`)
  const others = Object.values(schema.patternProperties ?? {})
  if (typeof schema.additionalProperties === 'object') others.push(schema.additionalProperties)
  for (const value of others) addLimits(limits, value, join('*'))
}

/** An empty text or null stands for no value, and says nothing about values. */
const isForNoValue = ({ type, enum: values, const: value }: Schema): boolean =>
  type === 'null' || value === '' || values?.join() === ''
