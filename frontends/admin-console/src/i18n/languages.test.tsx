import { beforeEach, describe, expect, it } from 'vitest'
import { initializeLanguage } from './languages.ts'

const getStored = () => localStorage.getItem('hibiki.language')

beforeEach(() => localStorage.clear())

describe('initializeLanguage', () => {
  it.each(['cn', 'tw'])(
    'shows Japanese to a reader of %s, and keeps the stored choice for the member app',
    (code) => {
      localStorage.setItem('hibiki.language', code)
      expect(initializeLanguage('')).toBe('ja')
      expect(document.documentElement.lang).toBe('ja')
      expect(getStored()).toBe(code)
    },
  )

  it('stores a language of the console that the address names', () => {
    localStorage.setItem('hibiki.language', 'tw')
    expect(initializeLanguage('?lang=en')).toBe('en')
    expect([document.documentElement.lang, getStored()]).toEqual(['en', 'en'])
  })

  it.each(['?lang=xx', '?lang=', '?lang=toString'])(
    'shows Japanese with the unsupported value %s',
    (search) => {
      localStorage.setItem('hibiki.language', 'en')
      expect(initializeLanguage(search)).toBe('ja')
    },
  )
})
