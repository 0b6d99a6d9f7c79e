import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('leaves the browser time to read the file, and releases it afterwards', () => {
  vi.useFakeTimers()
  const revoked: string[] = []
  vi.stubGlobal('URL', {
    createObjectURL: () => 'blob:picture',
    revokeObjectURL: (url: string) => revoked.push(url),
  })
  const saved: [string, string][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push([this.href, this.download])
  })
  saveFile(new Blob(['x']), 'hibiki.png')
  expect(saved).toEqual([['blob:picture', 'hibiki.png']])
  vi.advanceTimersByTime(10_000)
  expect(revoked).toEqual([])
  vi.runAllTimers()
  expect(revoked).toEqual(['blob:picture'])
})
