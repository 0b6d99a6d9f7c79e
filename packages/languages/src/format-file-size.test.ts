import { expect, it } from 'vitest'
import { formatFileSize } from './format-file-size.ts'
import { languages } from './languages.ts'

it.each([
  [1, 'tw', '1 KB'],
  [123_456, 'ja', '123 KB'],
  [2_440_000, 'ja', '2.4 MB'],
  [2_440_000, 'en', '2.4 MB'],
] as const)('shows %i bytes in %s as %s', (bytes, language, text) => {
  expect(formatFileSize(bytes, languages[language].tag).replace('kB', 'KB')).toBe(text)
})
