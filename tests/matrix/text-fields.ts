interface Schema {
  type?: string
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  items?: Schema
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content?: Record<string, { schema: Schema }> }
}

/** Where a text goes in a call: `a.b` for nested ones. */
export interface TextField {
  in: 'body' | 'query' | 'path'
  name: string
}

/** Every place of a call that takes a text, as its OpenAPI operation says. */
export function textFields(operation: Operation): TextField[] {
  const parameters = (operation.parameters ?? []).flatMap(({ name, in: place, schema }): TextField[] =>
    (place === 'query' || place === 'path') && takesText(schema) ? [{ in: place, name }] : [],
  )
  const body = operation.requestBody?.content?.['application/json']?.schema
  return [...parameters, ...(body ? fieldsOf(body, '') : [])]
}

function fieldsOf(schema: Schema, prefix: string): TextField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix + name
    if (property.properties) return fieldsOf(property, `${path}.`)
    return takesText(property) || (property.items && takesText(property.items))
      ? [{ in: 'body' as const, name: path }]
      : []
  })
}

const takesText = ({ type, anyOf }: Schema): boolean =>
  type === 'string' || (anyOf?.some((one) => takesText(one)) ?? false)
