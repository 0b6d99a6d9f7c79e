import { describe, expect, it } from 'vitest'
import { toStoragePath } from './storage-path.ts'

describe('toStoragePath', () => {
  it.each(['a.mp3', '01932b7e.mp3', 'demo/forest_1.mp3', 'a/b/c', 'v1..2.mp3'])('allows %s', (key) => {
    expect(toStoragePath('/media', key)).toBe(`/media/${key}`)
  })

  it.each([
    '',
    '.',
    '..',
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    '.',
    './a',
    '.hidden',
    'a\\..\\b',
    'a\0b',
    'a/..',
  ])('rejects %j', (key) => {
    expect(() => toStoragePath('/media', key)).toThrow('unsafe storage key')
  })
})
