import { listMissingCharacters } from '@hibiki/pdf'
import { describe, expect, it } from 'vitest'
import en from '../../../locales/en.json' with { type: 'json' }
import ja from '../../../locales/ja.json' with { type: 'json' }
import tw from '../../../locales/tw.json' with { type: 'json' }
import { computeProofSection } from './proof.rules.ts'
import { getProofLanguage, type ProofDocument } from './proof-document.ts'
import { renderProofPdf } from './render-proof-pdf.ts'
import { formatSectionName, toPrintable } from './to-printable.ts'

const at = (time: string) => new Date(`2026-11-01T${time}:00+09:00`)
const createDocument = (sections: number): ProofDocument => ({
  number: '202611-hotel-1',
  month: '2026-11',
  version: 1,
  issuedAt: new Date('2026-12-02T00:00:00Z'),
  replaces: null,
  agencyName: 'ひびきホテル',
  keyId: '0123456789abcdef',
  verifyUrl: 'https://hibiki.example/verify-signature',
  sections: Array.from({ length: sections }, (_, index) =>
    computeProofSection(
      { sectionId: `${index}`, roomName: 'ロビー', sectionName: `区画${index}` },
      ['2026-11-01'],
      {
        planned: [{ from: at('09:00'), until: at('10:00') }],
        played: [{ from: at('09:00'), until: at('09:30') }],
        silences: [],
      },
    ),
  ),
})
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0

describe('renderProofPdf', () => {
  it('renders the same bytes for the same proof, with a page for the month and one for each section', async () => {
    const [first, second] = [
      await renderProofPdf(createDocument(2), 'ja', { compress: false }),
      await renderProofPdf(createDocument(2), 'ja', { compress: false }),
    ]
    expect(first.equals(second)).toBe(true)
    expect(countPages(first)).toBe(3)
  })

  it('continues the table of many sections on further pages', async () => {
    expect(countPages(await renderProofPdf(createDocument(60), 'en', { compress: false }))).toBeGreaterThan(
      61,
    )
  })

  it.each([
    ['宴会厅', '宴会〓', '5385'],
    ['로비 2', '〓〓 2', 'b85c'],
    ['受付🎵', '受付〓', 'd83cdfb5'],
    ['👨‍👩‍👧', '〓〓〓〓〓', 'd83ddc68'],
  ])('prints the name %s as %s with the id of the section', async (name, printed, code) => {
    const [section] = createDocument(1).sections
    if (!section) throw new Error('there is no section')
    const sectionId = '0193a7c2-0000-7000-8000-0000deadbeef'
    expect(toPrintable(name)).toBe(printed)
    expect(formatSectionName({ sectionId, roomName: name, sectionName: 'A' })).toBe(
      `${printed}　A（deadbeef）`,
    )
    expect(formatSectionName({ sectionId, roomName: 'ロビー', sectionName: 'A' })).toBe('ロビー　A')
    for (const names of [
      { agencyName: name },
      { sections: [{ ...section, sectionId, sectionName: name }] },
    ]) {
      const pdf = await renderProofPdf({ ...createDocument(1), ...names }, 'en', { compress: false })
      const text = pdf.toString('latin1').toLowerCase()
      expect(text).toContain('<3013>')
      expect(text).not.toContain(`<${code}>`)
    }
  })

  it('prints no replacement where the font has all characters', async () => {
    const pdf = await renderProofPdf(createDocument(1), 'en', { compress: false })
    expect(pdf.toString('latin1')).not.toContain('<3013>')
  })

  it('has all characters of the languages in which it is written', () => {
    expect(
      [ja, en, tw].flatMap(({ proof, report }) => listMissingCharacters(JSON.stringify({ proof, report }))),
    ).toEqual([])
    expect((['ja', 'en', 'cn', 'tw'] as const).map(getProofLanguage)).toEqual(['ja', 'en', 'en', 'tw'])
  })
})
