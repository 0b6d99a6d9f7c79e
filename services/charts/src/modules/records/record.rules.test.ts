import { describe, expect, it } from 'vitest'
import { canReadField, canWriteField, findChartRole, toFieldVisibilityLabel } from './record.rules.ts'

const flags = (customerInput: boolean, customerPublish: boolean) => ({ customerInput, customerPublish })

describe('the field rules', () => {
  it.each([
    // The columns are flags, customer reads, customer writes, staff writes, label for the customer, label for staff.
    [flags(false, false), false, false, true, 'staffField', 'unpublished'],
    [flags(false, true), true, false, true, 'staffField', 'published'],
    [flags(true, false), true, true, false, 'customerField', 'customerField'],
    [flags(true, true), true, true, false, 'customerField', 'customerField'],
  ])(
    'decide reading, writing and the label of a field with %j',
    (item, reads, writes, staffWrites, label, staffLabel) => {
      expect(canReadField(item, 'customer')).toBe(reads)
      expect(canWriteField(item, 'customer')).toBe(writes)
      expect(canWriteField(item, 'staff')).toBe(staffWrites)
      expect(canReadField(item, 'staff') && canReadField(item, 'administrator')).toBe(true)
      expect(canWriteField(item, 'administrator')).toBe(false)
      expect([toFieldVisibilityLabel(item, 'customer'), toFieldVisibilityLabel(item, 'staff')]).toEqual([
        label,
        staffLabel,
      ])
    },
  )
})

describe('findChartRole', () => {
  const owner = { memberId: 'c', isCustomer: true, agencyCode: '1' }
  const caller = (userId: string, roles: string[], agencyCode: string | null = null) => ({
    userId,
    roles,
    agencyCode,
  })
  it.each([
    ['the customer', caller('c', ['ROLE_CUSTOMER'], '1'), 'customer'],
    ['a person in charge of the agency', caller('p', ['ROLE_PERSON_IN_CHARGE'], '1'), 'staff'],
    [
      'a person in charge who is also a customer, for another customer',
      caller('p', ['ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER'], '1'),
      'staff',
    ],
    [
      'a person in charge who is also a customer, for the own chart',
      caller('c', ['ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER'], '1'),
      'customer',
    ],
    ['a person in charge of another agency', caller('p', ['ROLE_PERSON_IN_CHARGE'], '2'), null],
    ['a person in charge without an agency', caller('p', ['ROLE_PERSON_IN_CHARGE']), null],
    ['another customer', caller('d', ['ROLE_CUSTOMER'], '1'), null],
    ['a general member', caller('g', ['ROLE_GENERAL']), null],
    ['an administrator', caller('a', ['ROLE_ADMIN']), 'administrator'],
  ])('returns the role of %s', (_who, of, role) => {
    expect(findChartRole(of, owner)).toBe(role)
  })

  it('returns null for staff when the customer left the agency', () => {
    const left = { ...owner, agencyCode: null, isCustomer: false }
    expect(findChartRole(caller('p', ['ROLE_PERSON_IN_CHARGE']), left)).toBeNull()
  })
})
