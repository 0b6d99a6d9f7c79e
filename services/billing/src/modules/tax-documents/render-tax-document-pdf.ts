import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { getFixedT } from '../../texts.ts'
import { selectSellerText } from '../seller/seller-details.ts'
import {
  PAID_AT_KONBINI,
  type TaxDocumentItem,
  type TaxDocumentSnapshot,
} from './tax-document-snapshot.rules.ts'

/** BIZ UDPGothic has the characters of Japanese names; it is embedded as the subset that a document needs. */
const require = createRequire(import.meta.url)
const fonts = {
  regular: require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
}

const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const BOTTOM = 841.89 - MARGIN
const GREY = '#5b6068'
const LINE = '#c9ccd1'
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
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    compress,
    lang: 'ja',
    info: {
      Title: `${title} ${snapshot.number}`,
      // The library would write the moment of rendering.
      CreationDate: new Date(`${snapshot.issuedOn}T00:00:00Z`),
    },
  })
  const chunks: Buffer[] = []
  const isWritten = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.registerFont('regular', fonts.regular)
  pdf.registerFont('bold', fonts.bold)

  let y = MARGIN
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
    const { x = 0, width = WIDTH - x, size = 10, bold = false, grey = false, align = 'left' } = options
    pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(grey ? GREY : '#1b1e23')
    const height = pdf.heightOfString(value, { width })
    pdf.text(value, MARGIN + x, y, { width, align })
    return height
  }
  const rule = (weight: number, colour: string) => {
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
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
  for (const fact of facts) y += text(fact, { x: WIDTH - 220, width: 220, align: 'right' }) + 3
  const afterFacts = y
  y = top
  if (snapshot.addressee !== '')
    y += text(t('taxDocument.addressee', { name: snapshot.addressee }), {
      width: WIDTH - 240,
      size: 14,
      bold: true,
    })
  y = Math.max(y, afterFacts) + 20

  y += text(t(`taxDocument.leads.${snapshot.kind}`)) + 8
  y += text(yen(snapshot.total), { size: 24, bold: true }) + 4
  y += text(t('taxDocument.withTax', { tax: yen(snapshot.tax) }), { grey: true }) + 20

  rule(1, '#1b1e23')
  y += 8
  const columns = { day: 0, name: 78, amount: WIDTH - 90 }
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
  rule(0.5, LINE)
  for (const item of snapshot.items) {
    const details = listDetails(item)
    const nameWidth = columns.amount - columns.name - 8
    pdf.font('regular').fontSize(10)
    const height = pdf.heightOfString(item.name.ja, { width: nameWidth }) + details.length * 13 + 12
    if (y + height > BOTTOM - 40) {
      pdf.addPage()
      y = MARGIN
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
    rule(0.5, LINE)
  }

  if (y + 60 + snapshot.rates.length * 18 + 170 > BOTTOM) {
    pdf.addPage()
    y = MARGIN
  }
  y += 10
  for (const { ratePercent, amount, tax } of snapshot.rates) {
    text(t('taxDocument.rate', { rate: ratePercent }), { x: columns.name, width: 180 })
    text(t('taxDocument.rateTax', { tax: yen(tax) }), {
      x: WIDTH - 230,
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
  pdf.end()
  return isWritten

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
