import { afterEach, describe, expect, it, vi } from 'vitest'
import { createI18nProvider } from './i18n-provider.ts'

describe('a missing translation', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['an unknown code is shown as it is', 'console.audit.action.moved-to-mars', 'moved-to-mars'],
    [
      'a sentence of a service stays whole',
      'This is not valid. Please check it.',
      'This is not valid. Please check it.',
    ],
  ])('%s', (_what, key, text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(createI18nProvider('en').translate(key)).toBe(text)
    expect(warn).toHaveBeenCalledWith(`Missing translation for key: "${key}"`)
  })

  it('is none where a label is empty', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(createI18nProvider('en').translate('', { _: 'Default' })).toBe('')
    expect(warn).not.toHaveBeenCalled()
  })
})
