import { expect, it } from 'vitest'
import { readPublicOrigin } from './public-origin.ts'

it.each([
  ['https://hibiki.example', 'https://hibiki.example'],
  ['https://hibiki.example, https://www.hibiki.example', 'https://hibiki.example'],
])('for %j lets mails link to %s', (PUBLIC_ORIGIN, first) => {
  expect(readPublicOrigin({ PUBLIC_ORIGIN })).toBe(first)
})
