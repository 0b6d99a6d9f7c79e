import { describe, expect, it } from 'vitest'
import { describeSettingProblems } from './setting-problems.ts'

describe('describeSettingProblems', () => {
  it('names the variable and its allowed values', () => {
    const params = { allowedValues: ['on', 'off'] }
    const errors = [{ instancePath: '/RATE_LIMIT', keyword: 'enum', params, message: 'must be equal to one' }]
    expect(describeSettingProblems({ errors })).toBe('RATE_LIMIT must be one of on, off')
  })

  it('names missing settings and those of the wrong type', () => {
    const errors = [
      { instancePath: '', keyword: 'required', params: { missingProperty: 'DATABASE_URL' }, message: '' },
      { instancePath: '/PORT', keyword: 'type', params: { type: 'integer' }, message: 'must be integer' },
    ]
    expect(describeSettingProblems({ errors })).toBe('DATABASE_URL must be set; PORT must be integer')
  })

  it('returns other errors unchanged', () => {
    expect(describeSettingProblems(new Error('something else'))).toBe('something else')
  })
})
