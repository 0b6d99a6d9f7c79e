import { describe, expect, it } from 'vitest'
import { mergeOpenapi } from './merge-openapi.ts'

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('mergeOpenapi', () => {
  it('prefixes paths with /api and sorts them, whatever the order of the services', () => {
    const content = {
      service: 'content',
      document: { paths: { '/soundesthe/random': { get: {} }, '/api/kanade/list': {} } },
    }
    const identity = { service: 'identity', document: { paths: { '/auth/me': { post: {} } } } }
    const merged = mergeOpenapi([content, identity], '/api')
    expect(Object.keys(merged.paths as object)).toEqual([
      '/api/api/kanade/list',
      '/api/auth/me',
      '/api/soundesthe/random',
    ])
    expect(JSON.stringify(mergeOpenapi([identity, content], '/api'))).toBe(JSON.stringify(merged))
    expect(merged.openapi).toBe('3.1.0')
  })

  it('merges equal schemas and renames different ones of the same name', () => {
    const of = (service: string, sound: object) => ({
      service,
      document: {
        paths: { [`/${service}`]: { get: { sound: schema('Sound'), error: schema('Error') } } },
        components: { schemas: { Sound: sound, Error: { type: 'object' } } },
      },
    })
    const merged = mergeOpenapi([of('content', { type: 'object' }), of('aiesthe', { type: 'string' })], '')
    const { paths, components } = merged as { paths: Record<string, object>; components: { schemas: object } }
    expect(Object.keys(components.schemas)).toEqual(['Error', 'Sound', 'aiesthe-Sound'])
    expect(paths['/aiesthe']).toEqual({ get: { sound: schema('aiesthe-Sound'), error: schema('Error') } })
    expect(paths['/content']).toEqual({ get: { sound: schema('Sound'), error: schema('Error') } })
  })
})
