import { compareLocales } from '@hibiki/languages/testing'
import { readLocales } from '@hibiki/languages/texts'
import { expect, it } from 'vitest'

it('has the same keys in every language', () => {
  expect(compareLocales(readLocales(new URL('../', import.meta.url)))).toEqual([])
})
