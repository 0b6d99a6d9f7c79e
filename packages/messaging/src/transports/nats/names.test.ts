import { describe, expect, it } from 'vitest'
import { createNames } from './names.ts'

const subject = 'identity.session-ended.v1'

describe('names on the broker', () => {
  it('contain the publisher', () => {
    const names = createNames(undefined)
    expect(names.stream(subject)).toBe('identity')
    expect(names.streamSubjects(subject)).toEqual(['identity.>'])
    expect(names.wire(subject)).toBe(subject)
  })

  it('stay within a namespace', () => {
    const names = createNames('staging')
    expect(names.stream(subject)).toBe('staging_identity')
    expect(names.streamSubjects(subject)).toEqual(['staging.identity.>'])
    expect(names.wire(subject)).toBe('staging.identity.session-ended.v1')
  })

  it('reject a namespace that the broker does not allow', () => {
    expect(() => createNames('a.b')).toThrow('stream namespace a.b')
  })
})
