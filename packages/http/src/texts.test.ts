import { readLocales } from '@hibiki/languages/files'
import { compareLocales } from '@hibiki/languages/testing'
import { expect, it } from 'vitest'

it('says the same in every language', () => {
  expect(compareLocales(readLocales(new URL('../', import.meta.url)))).toEqual([])
})
