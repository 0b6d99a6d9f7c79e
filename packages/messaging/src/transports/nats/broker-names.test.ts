import { describe, expect, it } from 'vitest'
import { createBrokerNames } from './broker-names.ts'

const subject = 'identity.session-ended.v1'

describe('names on the broker', () => {
  it('contain the publisher', () => {
    const names = createBrokerNames(undefined)
    expect(names.streamName(subject)).toBe('identity')
    expect(names.streamSubjects(subject)).toEqual(['identity.>'])
    expect(names.brokerSubject(subject)).toBe(subject)
  })

  it('stay within a namespace', () => {
    const names = createBrokerNames('staging')
    expect(names.streamName(subject)).toBe('staging_identity')
    expect(names.streamSubjects(subject)).toEqual(['staging.identity.>'])
    expect(names.brokerSubject(subject)).toBe('staging.identity.session-ended.v1')
  })

  it('reject a namespace that the broker does not allow', () => {
    expect(() => createBrokerNames('a.b')).toThrow('stream namespace a.b')
  })
})
