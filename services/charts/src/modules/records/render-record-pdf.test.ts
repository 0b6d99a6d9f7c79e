import { describe, expect, it } from 'vitest'
import { MAX_FORMAT_ITEMS, MAX_LABEL_LENGTH, MAX_VALUE_LENGTH_BY_TYPE } from '../formats/format.rules.ts'
import { type RecordSheet, renderRecordPdf } from './render-record-pdf.ts'

const sheet: RecordSheet = {
  salonName: 'サロン結',
  title: 'フェイシャル',
  customerName: '逗子 花子',
  createdAt: new Date('2026-11-20T03:00:00Z'),
  updatedAt: new Date('2026-11-21T03:00:00Z'),
  issuedAt: new Date('2026-11-30T03:00:00Z'),
  isForCustomer: false,
  pairs: [],
  fields: [{ label: '施術内容', fieldLabel: 'published', value: '保湿を中心に' }],
}
const render = (more: Partial<RecordSheet> = {}, language: 'ja' | 'en' | 'cn' | 'tw' = 'ja') =>
  renderRecordPdf({ ...sheet, ...more }, { language, compress: false })
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0
const fill = (text: string) =>
  Array.from({ length: MAX_FORMAT_ITEMS }, () => ({
    label: '項'.repeat(MAX_LABEL_LENGTH),
    fieldLabel: 'unpublished' as const,
    value: text.repeat(MAX_VALUE_LENGTH_BY_TYPE.text_area).slice(0, MAX_VALUE_LENGTH_BY_TYPE.text_area),
  }))

describe('renderRecordPdf', () => {
  it('renders the same bytes for the same record, on one page of A4', async () => {
    const [first, second] = [await render(), await render()]
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.equals(second)).toBe(true)
    expect(countPages(first)).toBe(1)
    expect(first.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]')
  })

  it.each(['en', 'tw'] as const)(
    'writes its own words in %s, and in Japanese where the font lacks characters',
    async (language) => {
      expect((await render({}, language)).equals(await render())).toBe(false)
      expect((await render({}, 'cn')).equals(await render())).toBe(true)
    },
  )

  it('says which copy it is, and renders one without a name of the salon or without fields', async () => {
    expect((await render({ isForCustomer: true })).equals(await render())).toBe(false)
    expect(countPages(await render({ salonName: null, fields: [] }))).toBe(1)
  })

  it('lists what was measured before and after', async () => {
    const pairs = [{ name: '水分', before: '32', after: '45' }]
    expect((await render({ pairs })).equals(await render())).toBe(false)
  })

  it.each([
    ['long texts', '施術後の経過を記す。', 20, 40],
    ['texts without a space', 'a', 10, 40],
    ['pictographs', '👩‍👩‍👧🙂', 5, 60],
    ['text from right to left', 'مرحبا ', 5, 40],
    ['stacked accents', 'e\u0301\u0302\u0303\u0304', 1, 40],
    ['control characters and a lone surrogate', '\u0000\u0007\u202e\ufeff\ud800', 1, 10],
    ['line breaks only', '\r\n\n\u2028', 1, 10],
  ])('renders a chart full of %s on as many pages as it needs', async (_what, text, least, most) => {
    const pages = countPages(await render({ fields: fill(text), title: text.slice(0, 50) || '題' }))
    expect(pages).toBeGreaterThanOrEqual(least)
    expect(pages).toBeLessThanOrEqual(most)
  })
})
