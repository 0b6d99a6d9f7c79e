import { describe, expect, it } from 'vitest'
import { createNames } from './names.ts'

const subject = 'identity.session-ended.v1'

describe('names on the broker', () => {
  it('are those of the publisher', () => {
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

  it('refuse a namespace the broker could not hold', () => {
    expect(() => createNames('a.b')).toThrow('stream namespace a.b')
  })
})
