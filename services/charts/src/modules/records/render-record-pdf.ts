import type { Language } from '@hibiki/languages'
import { A4_BOTTOM, A4_MARGIN, A4_WIDTH, createA4Pdf, pdfColours } from '@hibiki/pdf'
import { getFixedT } from '../../texts.ts'
import type { FieldVisibilityLabel } from './record.rules.ts'

/** What a sheet says; whoever makes it has left out what its reader may not see. */
export interface RecordSheet {
  /** Null as long as the name of the agency is not known. */
  salonName: string | null
  title: string
  customerName: string
  createdAt: Date
  updatedAt: Date
  issuedAt: Date
  /** Whether the sheet is for the customer or stays in the salon. */
  isForCustomer: boolean
  /** Numbers that were measured before and after the treatment, which stand above the fields. */
  pairs: readonly { name: string; before: string; after: string }[]
  fields: readonly { label: string; fieldLabel: FieldVisibilityLabel; value: string }[]
}

const LABEL_WIDTH = 140
const GAP = 16
const VALUE_X = A4_MARGIN + LABEL_WIDTH + GAP
const VALUE_WIDTH = A4_WIDTH - LABEL_WIDTH - GAP
const ROW_PADDING = 9
const FOOTER_Y = A4_BOTTOM + 18

/** The languages of a sheet as BCP 47. The font lacks many simplified characters, so readers of those get Japanese words. */
const locales: Record<Language, string> = { ja: 'ja', en: 'en-GB', cn: 'ja', tw: 'zh-TW' }

/** Renders a record of a chart on pages of A4, with the salon's name at the head and the customer's at the foot of each page. */
export function renderRecordPdf(
  sheet: RecordSheet,
  { language, compress = true }: { language: Language; compress?: boolean },
): Promise<Buffer> {
  const locale = locales[language]
  const t = getFixedT(locale === 'ja' ? 'ja' : language)
  const formatDay = (at: Date) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(at)
  const { salonName, isForCustomer, fields } = sheet
  const title = toPrintable(sheet.title)
  const customer = t('texts.pdf.memberName', { name: toPrintable(sheet.customerName) })
  const { pdf, finish } = createA4Pdf({
    title,
    createdAt: sheet.issuedAt,
    language: locale,
    compress,
    bufferPages: true,
  })
  const normal = (size = 10) => pdf.font('regular').fontSize(size).fillColor(pdfColours.text)
  const bold = (size = 10) => pdf.font('bold').fontSize(size).fillColor(pdfColours.text)
  const grey = (size = 8.5) => pdf.font('regular').fontSize(size).fillColor(pdfColours.grey)
  const rule = (y: number, weight: number, colour: string) =>
    pdf
      .moveTo(A4_MARGIN, y)
      .lineTo(A4_MARGIN + A4_WIDTH, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke()

  const audience = t(isForCustomer ? 'texts.pdf.forCustomer' : 'texts.pdf.forSalon')
  grey().text(audience, A4_MARGIN, A4_MARGIN + 2, { width: A4_WIDTH, align: 'right' })
  let y = pdf.y
  if (salonName !== null) {
    bold(12).text(toPrintable(salonName), A4_MARGIN, A4_MARGIN, { width: A4_WIDTH - 200 })
    y = Math.max(y, pdf.y)
  }
  rule(y + 8, 1, pdfColours.text)
  bold(20).text(title, A4_MARGIN, y + 26, { width: A4_WIDTH })
  normal(13).text(customer, A4_MARGIN, pdf.y + 8, { width: A4_WIDTH })
  const dates = [
    t('texts.pdf.created', { day: formatDay(sheet.createdAt) }),
    t('texts.pdf.updated', { day: formatDay(sheet.updatedAt) }),
  ].join('　')
  grey(9).text(dates, A4_MARGIN, pdf.y + 6, { width: A4_WIDTH })
  y = pdf.y + 16
  rule(y, 0.5, pdfColours.line)

  if (fields.length === 0) grey(10).text(t('texts.pdf.nothing'), A4_MARGIN, y + ROW_PADDING)
  const rows = [
    ...sheet.pairs.map(({ name, before, after }) => ({
      label: name,
      mark: t('texts.pdf.beforeAfter'),
      value: `${before} → ${after}`,
    })),
    ...fields.map(({ label, fieldLabel, value }) => ({
      label,
      mark: t(`texts.pdf.labels.${fieldLabel}`),
      value,
    })),
  ]
  for (const field of rows) {
    const label = toPrintable(field.label)
    const { mark } = field
    const printable = toPrintable(field.value)
    const value = printable || t('texts.pdf.empty')
    const labelHeight = bold().heightOfString(label, { width: LABEL_WIDTH })
    const height = Math.max(
      labelHeight + 3 + grey().heightOfString(mark, { width: LABEL_WIDTH }),
      normal(10.5).heightOfString(value, { width: VALUE_WIDTH, lineGap: 3 }),
    )
    // A row goes to the next page as a whole; one that is higher than what half a page holds is divided.
    if (y + 2 * ROW_PADDING + height > A4_BOTTOM && height < (A4_BOTTOM - A4_MARGIN) / 2) {
      pdf.addPage()
      y = A4_MARGIN - ROW_PADDING
    }
    const top = y + ROW_PADDING
    bold().text(label, A4_MARGIN, top, { width: LABEL_WIDTH })
    grey().text(mark, A4_MARGIN, pdf.y + 3, { width: LABEL_WIDTH })
    const labelEnd = pdf.y
    const firstPage = pdf.page
    if (printable === '') grey(10.5)
    else normal(10.5)
    pdf.text(value, VALUE_X, top, { width: VALUE_WIDTH, lineGap: 3 })
    y = (pdf.page === firstPage ? Math.max(labelEnd, pdf.y) : pdf.y) + ROW_PADDING
    rule(y, 0.5, pdfColours.line)
  }

  const { count } = pdf.bufferedPageRange()
  const issued = t('texts.pdf.issued', { day: formatDay(sheet.issuedAt) })
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // What stands below the margin would begin another page.
    pdf.page.margins.bottom = 0
    const foot = [customer, title, issued].join('　')
    grey(8).text(foot, A4_MARGIN, FOOTER_Y, { width: A4_WIDTH - 60, height: 10, ellipsis: true })
    grey(8).text(`${page + 1} / ${count}`, A4_MARGIN, FOOTER_Y, { width: A4_WIDTH, align: 'right' })
  }
  return finish()
}

/** Returns a text without control characters, which the font would draw as boxes, and without empty pages: of line breaks two stay. */
function toPrintable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, ' ')
    .replace(/\n\s*\n/g, '\n\n')
    .trim()
}
