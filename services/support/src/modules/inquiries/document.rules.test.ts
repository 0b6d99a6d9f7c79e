import { countCharacters } from '@hibiki/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPdf, toDocumentName } from './document.rules.ts'

describe('isPdf', () => {
  it.each([
    ['a whole PDF', '%PDF-1.7\n1 0 obj\n%%EOF\n', true],
    ['one with a signature behind its end', `%PDF-2.0\n%%EOF${'\n'.repeat(500)}`, true],
    ['one that was cut off', '%PDF-1.7\n1 0 obj\n', false],
    ['a page of HTML', '<html>%PDF-1.7 %%EOF</html>', false],
    ['a PDF behind other bytes', ' %PDF-1.7\n%%EOF', false],
    ['nothing', '', false],
  ])('tells of %s', (_what, text, expected) => {
    expect(isPdf(Buffer.from(text))).toBe(expected)
  })
})

/** Of what makes up the endings, folders and signs that a name loses. */
const oddName = fc.string({
  unit: fc.constantFrom('.', ' ', '.pdf', 'x', '/', '<', '\u0301', '\u200b', '\u00a0', 'あ'),
  maxLength: 40,
})

describe('toDocumentName', () => {
  it.each([
    ['請求書 11月.pdf', '請求書 11月.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\hana\\scan.PDF', 'scan.pdf'],
    ['invoice.pdf.exe', 'invoice.pdf.exe.pdf'],
    ['report\u202Efdp.exe', 'reportfdp.exe.pdf'],
    ['a\u0000b\r\nc".pdf', 'abc.pdf'],
    ['..', 'document.pdf'],
    ['letter.pdf .pdf.', 'letter.pdf'],
    ['.pdf', 'document.pdf'],
    ['', 'document.pdf'],
  ])('turns %j into %j', (given, expected) => {
    expect(toDocumentName(given)).toBe(expected)
  })

  it('returns a short name of one line with one ending, and changes it no further, whatever was given', () => {
    fc.assert(
      fc.property(fc.oneof(oddName, fc.string({ unit: 'binary', maxLength: 30 })), (given) => {
        const name = toDocumentName(given)
        expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}"<>:|?*]+\.pdf$/u)
        expect(countCharacters(name)).toBeLessThanOrEqual(80)
        expect(toDocumentName(name)).toBe(name)
      }),
    )
  })
})
