import { describe, expect, it } from 'vitest'
import { storagePath } from './storage-path.ts'

describe('storagePath', () => {
  it.each(['a.mp3', '01932b7e.mp3', 'demo/forest_1.mp3', 'a/b/c', 'v1..2.mp3'])('allows %s', (key) => {
    expect(storagePath('/media', key)).toBe(`/media/${key}`)
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
  ])('refuses %j', (key) => {
    expect(() => storagePath('/media', key)).toThrow('unsafe storage key')
  })
})
