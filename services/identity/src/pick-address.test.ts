import { expect, it } from 'vitest'
import { pickAddress } from './pick-address.ts'

it('picks each replica of a service in turn', () => {
  const picked = Array.from({ length: 4 }, () => pickAddress('http://charts-1:4005, http://charts-2:4005'))
  expect([...picked].sort()).toEqual([
    'http://charts-1:4005',
    'http://charts-1:4005',
    'http://charts-2:4005',
    'http://charts-2:4005',
  ])
  expect(picked[0]).not.toBe(picked[1])
})

it('returns the only address, and nothing for a service without one', () => {
  expect(pickAddress('http://charts:4005')).toBe('http://charts:4005')
  expect(pickAddress('')).toBe('')
})
