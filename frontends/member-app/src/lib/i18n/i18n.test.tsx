// @vitest-environment jsdom
import '../../testing/setup.ts'
import i18next from 'i18next'
import { beforeAll, expect, it, vi } from 'vitest'
import { hasLoadedTexts, loadTexts, startI18n } from './i18n.ts'

const network = { isReachable: false }
vi.mock('../../locales/ja/plans.json', async (importOriginal) => {
  if (!network.isReachable) throw new TypeError('Failed to fetch dynamically imported module')
  return importOriginal()
})

beforeAll(startI18n)

it('rejects when a file of texts cannot be loaded, and loads it the next time', async () => {
  await expect(loadTexts(['home', 'plans'])).rejects.toThrow()
  // Both files load in parallel, so the other one may arrive after the rejection.
  await expect.poll(() => hasLoadedTexts(['home'])).toBe(true)
  expect(hasLoadedTexts(['plans'])).toBe(false)
  network.isReachable = true
  await loadTexts(['plans'])
  expect(hasLoadedTexts(['plans'])).toBe(true)
  expect(i18next.t('plans:title')).not.toBe('title')
})

it('has the compiler reject a wrong key and a text without its value', () => {
  expect(i18next.t('minutes', { count: 5 })).toBe('5分')
  // @ts-expect-error
  expect(i18next.t('hours')).toBe('hours')
  // @ts-expect-error
  expect(i18next.t('minutes')).toBe('minutes')
})
