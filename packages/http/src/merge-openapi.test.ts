import { describe, expect, it } from 'vitest'
import { mergeOpenapi, pickPaths } from './merge-openapi.ts'

const refer = (to: string) => ({ $ref: `#/components/${to}` })

describe('mergeOpenapi', () => {
  it('prefixes paths with /api and sorts them, whatever the order of the services', () => {
    const content = { paths: { '/soundesthe/random': { get: {} }, '/api/kanade/list': {} } }
    const identity = { paths: { '/auth/me': { post: {} } } }
    const merged = mergeOpenapi([content, identity], '/api')
    expect(Object.keys(merged.paths)).toEqual([
      '/api/api/kanade/list',
      '/api/auth/me',
      '/api/soundesthe/random',
    ])
    expect(JSON.stringify(mergeOpenapi([identity, content], '/api'))).toBe(JSON.stringify(merged))
    expect(merged.openapi).toBe('3.1.0')
  })

  it('has what several services name once', () => {
    const content = { components: { schemas: { Sound: { type: 'object' }, Error: { type: 'object' } } } }
    const support = { components: { schemas: { Error: { type: 'object' } }, responses: { E4040: {} } } }
    expect(mergeOpenapi([support, content], '').components).toEqual({
      responses: { E4040: {} },
      schemas: { Error: { type: 'object' }, Sound: { type: 'object' } },
    })
  })
})

describe('pickPaths', () => {
  it('keeps the components that the paths need, and those that these need', () => {
    const document = {
      paths: {
        '/admin/sounds': { 200: refer('schemas/Sound'), 404: refer('responses/E4040') },
        '/auth/me': { 200: refer('schemas/Member') },
      },
      components: {
        responses: { E4040: refer('schemas/Error') },
        schemas: { Sound: { genre: refer('schemas/Genre') }, Genre: {}, Error: {}, Member: {} },
      },
    }
    const { paths, components } = pickPaths(document, (path) => path.startsWith('/admin/'))
    expect(Object.keys(paths)).toEqual(['/admin/sounds'])
    expect(components).toEqual({
      responses: document.components.responses,
      schemas: { Sound: { genre: refer('schemas/Genre') }, Genre: {}, Error: {} },
    })
  })
})
