import { afterEach, expect, it, vi } from 'vitest'
import { createDeviceSetting } from './device-setting.ts'

afterEach(() => vi.restoreAllMocks())

it('keeps a choice for as long as the page where the browser refuses storage', () => {
  const setting = createDeviceSetting('hibiki.check-in', (stored) => stored ?? 'new')
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  setting.save('hidden')
  expect(setting.read()).toBe('hidden')
  refuse.mockRestore()
  setting.save('known')
  localStorage.setItem('hibiki.check-in', 'hidden')
  expect(setting.read()).toBe('hidden')
})
