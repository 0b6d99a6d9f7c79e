import i18next from 'i18next'
import { beforeAll, expect, it, vi } from 'vitest'
import { hasTexts, loadTexts, startI18n } from './i18n.ts'

const network = { isReachable: false }
vi.mock('../../locales/ja/plans.json', async (importOriginal) => {
  if (!network.isReachable) throw new TypeError('Failed to fetch dynamically imported module')
  return importOriginal()
})

beforeAll(startI18n)

it('rejects while a file of texts cannot be fetched, and fetches it the next time', async () => {
  await expect(loadTexts(['home', 'plans'])).rejects.toThrow()
  expect([hasTexts(['home']), hasTexts(['plans'])]).toEqual([true, false])
  network.isReachable = true
  await loadTexts(['plans'])
  expect(hasTexts(['plans'])).toBe(true)
  expect(i18next.t('plans:title')).not.toBe('title')
})
