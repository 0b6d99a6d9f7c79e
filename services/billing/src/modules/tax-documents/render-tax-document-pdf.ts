import { A4_BOTTOM, A4_MARGIN, A4_WIDTH, createA4Pdf, pdfColours } from '@hibiki/pdf'
import { getFixedT } from '../../texts.ts'
import { selectSellerText } from '../seller/seller-details.ts'
import {
  PAID_AT_KONBINI,
  type TaxDocumentItem,
  type TaxDocumentSnapshot,
} from './tax-document-snapshot.rules.ts'

const yen = (amount: number) =>
  `${amount < 0 ? '−' : ''}¥${new Intl.NumberFormat('ja-JP').format(Math.abs(amount))}`
const day = (text: string) => {
  const [year, month, date] = text.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

/**
 * Renders a document on pages of A4, in Japanese. The result depends on the stored snapshot alone, so a document is the same file
 * whenever it is opened. A new layout is a new number of `template` beside this one, and never a change of it: a test compares.
 */
export async function renderTaxDocumentPdf(
  snapshot: TaxDocumentSnapshot,
  { compress }: { compress: boolean } = { compress: true },
): Promise<Buffer> {
  const t = getFixedT('ja')
  const title = t(`taxDocument.titles.${snapshot.kind}`)
  const { pdf, finish } = createA4Pdf({
    title: `${title} ${snapshot.number}`,
    createdAt: new Date(`${snapshot.issuedOn}T00:00:00Z`),
    compress,
    bottomMargin: 0,
  })

  let y = A4_MARGIN
  const text = (
    value: string,
    options: {
      x?: number
      width?: number
      size?: number
      bold?: boolean
      grey?: boolean
      align?: 'right' | 'left'
    } = {},
  ): number => {
    const { x = 0, width = A4_WIDTH - x, size = 10, bold = false, grey = false, align = 'left' } = options
    pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(grey ? pdfColours.grey : pdfColours.text)
    const height = pdf.heightOfString(value, { width })
    pdf.text(value, A4_MARGIN + x, y, { width, align })
    return height
  }
  const rule = (weight: number, colour: string) => {
    pdf
      .moveTo(A4_MARGIN, y)
      .lineTo(A4_MARGIN + A4_WIDTH, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke()
  }

  y += text(title, { size: 20, bold: true }) + 6
  if (snapshot.issuer.registrationNumber !== '')
    y += text(t(`taxDocument.qualified.${snapshot.kind}`), { grey: true })
  y += 18
  const top = y
  const facts = [
    t('taxDocument.number', { number: snapshot.number }),
    t('taxDocument.issuedOn', { day: day(snapshot.issuedOn) }),
    snapshot.kind === 'statement'
      ? t('taxDocument.month', { month: formatMonth(snapshot.tradedOn) })
      : t('taxDocument.tradedOn', { day: day(snapshot.tradedOn) }),
  ]
  for (const fact of facts) y += text(fact, { x: A4_WIDTH - 220, width: 220, align: 'right' }) + 3
  const afterFacts = y
  y = top
  if (snapshot.addressee !== '')
    y += text(t('taxDocument.addressee', { name: snapshot.addressee }), {
      width: A4_WIDTH - 240,
      size: 14,
      bold: true,
    })
  y = Math.max(y, afterFacts) + 20

  y += text(t(`taxDocument.leads.${snapshot.kind}`)) + 8
  y += text(yen(snapshot.total), { size: 24, bold: true }) + 4
  y += text(t('taxDocument.withTax', { tax: yen(snapshot.tax) }), { grey: true }) + 20

  rule(1, pdfColours.text)
  y += 8
  const columns = { day: 0, name: 78, amount: A4_WIDTH - 90 }
  text(t('taxDocument.columns.day'), { x: columns.day, width: 74, size: 9, grey: true })
  text(t('taxDocument.columns.item'), {
    x: columns.name,
    width: columns.amount - columns.name - 8,
    size: 9,
    grey: true,
  })
  y +=
    text(t('taxDocument.columns.amount'), {
      x: columns.amount,
      width: 90,
      size: 9,
      grey: true,
      align: 'right',
    }) + 6
  rule(0.5, pdfColours.line)
  for (const item of snapshot.items) {
    const details = listDetails(item)
    const nameWidth = columns.amount - columns.name - 8
    pdf.font('regular').fontSize(10)
    const height = pdf.heightOfString(item.name.ja, { width: nameWidth }) + details.length * 13 + 12
    if (y + height > A4_BOTTOM - 40) {
      pdf.addPage()
      y = A4_MARGIN
    }
    const rowTop = y
    y += 6
    text(item.tradedOn.replaceAll('-', '/'), { x: columns.day, width: 74 })
    text(yen(item.amount), { x: columns.amount, width: 90, align: 'right' })
    y += text(item.name.ja, { x: columns.name, width: nameWidth })
    for (const detail of details) {
      y += 2
      y += text(detail, { x: columns.name, width: nameWidth, size: 9, grey: true })
    }
    y = Math.max(y + 6, rowTop + 22)
    rule(0.5, pdfColours.line)
  }

  if (y + 60 + snapshot.rates.length * 18 + 170 > A4_BOTTOM) {
    pdf.addPage()
    y = A4_MARGIN
  }
  y += 10
  for (const { ratePercent, amount, tax } of snapshot.rates) {
    text(t('taxDocument.rate', { rate: ratePercent }), { x: columns.name, width: 180 })
    text(t('taxDocument.rateTax', { tax: yen(tax) }), {
      x: A4_WIDTH - 230,
      width: 130,
      align: 'right',
      grey: true,
    })
    y += text(yen(amount), { x: columns.amount, width: 90, align: 'right' }) + 6
  }
  text(t('taxDocument.total'), { x: columns.name, width: 180, bold: true })
  y += text(yen(snapshot.total), { x: columns.amount, width: 90, align: 'right', bold: true }) + 18

  const notes = [
    ...(snapshot.card === PAID_AT_KONBINI
      ? [t('taxDocument.konbini')]
      : snapshot.card
        ? [t('taxDocument.card', { card: snapshot.card })]
        : []),
    ...(snapshot.about
      ? [t('taxDocument.about', { number: snapshot.about.number, day: day(snapshot.about.tradedOn) })]
      : []),
    ...(snapshot.replaces ? [t('taxDocument.replaces', { number: snapshot.replaces })] : []),
    ...(snapshot.kind === 'statement' ? [t('taxDocument.statementNote')] : []),
    t('taxDocument.roundingNote'),
  ]
  for (const note of notes) y += text(note, { size: 9, grey: true }) + 3
  y += 18

  const { issuer } = snapshot
  y += text(selectSellerText(issuer.legalName, 'ja'), { size: 11, bold: true }) + 4
  const lines = [
    `〒${issuer.postalCode} ${selectSellerText(issuer.address, 'ja')}`,
    t('taxDocument.telephone', { number: issuer.telephone }),
    issuer.registrationNumber === ''
      ? t('taxDocument.notRegistered')
      : t('taxDocument.registrationNumber', { number: issuer.registrationNumber }),
  ]
  for (const line of lines) y += text(line) + 3
  return finish()

  function listDetails(item: TaxDocumentItem): string[] {
    return [
      ...(item.userName ? [t('taxDocument.user', { name: item.userName })] : []),
      ...(item.periodFrom && item.periodTo
        ? [t('taxDocument.period', { from: day(item.periodFrom), to: day(item.periodTo) })]
        : []),
      ...(item.documentNumber ? [t('taxDocument.number', { number: item.documentNumber })] : []),
      ...(item.ratePercent === 8 ? [t('taxDocument.reduced')] : []),
    ]
  }
}

function formatMonth(lastDay: string): string {
  const [year, month] = lastDay.split('-').map(Number)
  return `${year}年${month}月`
}
