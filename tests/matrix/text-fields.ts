interface Schema {
  type?: string
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  items?: Schema
  maxLength?: number
  format?: string
  pattern?: string
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content?: Record<string, { schema: Schema }> }
}

/** The place of a text in a call: `a.b` for nested ones. */
export interface TextField {
  in: 'body' | 'query' | 'path'
  name: string
  /** The schema of the text. */
  rules: Pick<Schema, 'maxLength' | 'format' | 'pattern'>
}

/** Lists every place of a call that accepts a text, by its OpenAPI operation. */
export function listTextFields(operation: Operation): TextField[] {
  const parameters = (operation.parameters ?? []).flatMap(({ name, in: place, schema }): TextField[] => {
    const rules = findTextSchema(schema)
    return (place === 'query' || place === 'path') && rules ? [{ in: place, name, rules }] : []
  })
  const body = operation.requestBody?.content?.['application/json']?.schema
  return [...parameters, ...(body ? fieldsOf(body, '') : [])]
}

function fieldsOf(schema: Schema, prefix: string): TextField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix + name
    if (property.properties) return fieldsOf(property, `${path}.`)
    const rules = findTextSchema(property) ?? (property.items && findTextSchema(property.items))
    return rules ? [{ in: 'body' as const, name: path, rules }] : []
  })
}

function findTextSchema(schema: Schema): Schema | undefined {
  if (schema.type === 'string') return schema
  for (const alternative of schema.anyOf ?? []) {
    const found = findTextSchema(alternative)
    if (found) return found
  }
  return undefined
}
