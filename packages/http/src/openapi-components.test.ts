import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { markNamedSchemas, moveToComponents, RESPONSE_NAME } from './openapi-components.ts'

const Genre = Type.Object({ code: Type.String() }, { $id: 'Genre', description: 'A kind of sound' })
const Sound = Type.Object({ genre: Genre, others: Type.Array(Genre) }, { $id: 'Sound' })

const describeSchemas = (...schemas: object[]) =>
  moveToComponents(markNamedSchemas({ paths: schemas })) as {
    paths: unknown
    components: { schemas: Record<string, unknown>; responses: Record<string, unknown> }
  }
const refer = (name: string, description?: string) => ({
  $ref: `#/components/schemas/${name}`,
  ...(description && { description }),
})
const GenreReference = refer('Genre', 'A kind of sound')

describe('moveToComponents', () => {
  it('writes each named schema once and refers to it, within other schemas as well', () => {
    const { paths, components } = describeSchemas({ schema: Sound }, { schema: Type.Array(Sound) })
    expect(paths).toEqual([{ schema: refer('Sound') }, { schema: { type: 'array', items: refer('Sound') } }])
    expect(components.schemas).toEqual({
      Genre: {
        type: 'object',
        properties: { code: { type: 'string' } },
        required: ['code'],
      },
      Sound: {
        type: 'object',
        properties: { genre: GenreReference, others: { type: 'array', items: GenreReference } },
        required: ['genre', 'others'],
      },
    })
  })

  it('keeps each description beside its reference', () => {
    const { paths, components } = describeSchemas(
      Genre,
      Type.With(Genre, { description: 'The preferred kind' }),
    )
    expect(paths).toEqual([GenreReference, refer('Genre', 'The preferred kind')])
    expect(components.schemas.Genre).not.toHaveProperty('description')
  })

  it('writes each named response once, with its description', () => {
    const schema = { ...Genre, description: 'E4040: Not found.', [RESPONSE_NAME]: 'E4040' }
    const response = { description: 'E4040: Not found.', content: { 'application/json': { schema } } }
    const { paths, components } = describeSchemas({ 404: response }, { 404: response })
    const reference = { 404: { $ref: '#/components/responses/E4040' } }
    expect(paths).toEqual([reference, reference])
    expect(components.responses).toEqual({
      E4040: {
        description: 'E4040: Not found.',
        content: { 'application/json': { schema: refer('Genre') } },
      },
    })
  })

  it('throws when two schemas have one name', () => {
    const other = Type.Object({ id: Type.String() }, { $id: 'Genre' })
    expect(() => describeSchemas(Genre, other)).toThrow('Genre names two things')
  })
})
