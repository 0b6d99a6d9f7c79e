import { readLocales } from '@hibiki/languages/files'
import { compareLocales } from '@hibiki/languages/testing'
import { expect, it } from 'vitest'

it('has the same keys in every language', () => {
  expect(compareLocales(readLocales(new URL('../', import.meta.url)))).toEqual([])
})
