import { setImmediate } from 'node:timers/promises'
import { formatJstDateTime } from '@hibiki/calendar'
import type { Language } from '@hibiki/http'
import { A4_BOTTOM, A4_MARGIN, A4_WIDTH, createA4Pdf, pdfColours } from '@hibiki/pdf'
import { getFixedT } from '../../texts.ts'
import {
  MAX_LISTED_GAPS,
  type ProofDay,
  type SilenceCause,
  silenceCauses,
  sumProofDays,
} from './proof.rules.ts'
import type { ProofDocument } from './proof-document.ts'
import { formatSectionName, hasMissingCharacters, toPrintable } from './to-printable.ts'

const FOOT = 28
const BOTTOM = A4_BOTTOM - FOOT
const bcp47: Record<Language, string> = { ja: 'ja', en: 'en', cn: 'zh-Hans', tw: 'zh-Hant' }

interface TextStyle {
  x?: number
  width?: number
  size?: number
  bold?: boolean
  grey?: boolean
  align?: 'left' | 'right'
  lineGap?: number
}

/** Renders the proof on pages of A4: the month as a whole, then every section on pages of its own. */
export async function renderProofPdf(
  document: ProofDocument,
  language: Language,
  { compress }: { compress: boolean } = { compress: true },
): Promise<Buffer> {
  const t = getFixedT(language)
  const { pdf, finish } = createA4Pdf({
    title: `${t('proof.title')} ${document.number}`,
    createdAt: document.issuedAt,
    compress,
    bottomMargin: 0,
    language: bcp47[language],
    bufferPages: true,
  })
  const number = new Intl.NumberFormat(language === 'ja' ? 'ja-JP' : 'en-GB', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const minutes = (value: number) => number.format(value)
  let y = A4_MARGIN

  const write = (value: string, style: TextStyle = {}): number => {
    const {
      x = 0,
      width = A4_WIDTH - x,
      size = 9.5,
      bold = false,
      grey = false,
      align = 'left',
      lineGap = 0,
    } = style
    pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(grey ? pdfColours.grey : pdfColours.text)
    const height = pdf.heightOfString(value, { width, lineGap })
    pdf.text(value, A4_MARGIN + x, y, { width, align, lineGap })
    return height
  }
  const rule = (weight: number, colour: string) =>
    pdf
      .moveTo(A4_MARGIN, y)
      .lineTo(A4_MARGIN + A4_WIDTH, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke()
  const nextPage = () => {
    pdf.addPage()
    y = A4_MARGIN
  }
  const makeRoom = (height: number, repeat: () => void = () => {}) => {
    if (y + height <= BOTTOM) return
    nextPage()
    repeat()
  }
  const rowHeight = (cells: readonly string[], widths: readonly number[], size: number): number => {
    pdf.font('regular').fontSize(size)
    return Math.max(...cells.map((cell, i) => pdf.heightOfString(cell, { width: (widths[i] ?? 0) - 6 }))) + 5
  }
  /** Writes a table whose first column takes what the others leave. */
  const table = (
    header: readonly string[],
    rows: readonly (readonly string[])[],
    widths: readonly number[],
    { hasSum = false }: { hasSum?: boolean } = {},
  ) => {
    const line = (cells: readonly string[], style: TextStyle) => {
      const height = rowHeight(cells, widths, style.size ?? 8.5)
      y += 2.5
      let x = 0
      for (const [index, cell] of cells.entries()) {
        const width = widths[index] ?? 0
        const align = index === 0 ? 'left' : 'right'
        write(cell, { ...style, x: index === 0 ? x : x + 6, width: width - 6, align })
        x += width
      }
      y += height - 2.5
      rule(0.4, pdfColours.line)
    }
    const head = () => line(header, { size: 7.5, grey: true })
    makeRoom(rowHeight(header, widths, 7.5) + 40)
    head()
    for (const [index, cells] of rows.entries()) {
      makeRoom(rowHeight(cells, widths, 8.5), head)
      line(cells, { size: 8.5, bold: hasSum && index === rows.length - 1 })
    }
    y += 12
  }
  const heading = (text: string, size = 12) => {
    makeRoom(60)
    y += write(text, { size, bold: true }) + 5
  }
  const figureRow = (name: string, sums: Omit<ProofDay, 'day'>): string[] => [
    name,
    minutes(sums.plannedMinutes),
    minutes(sums.playedMinutes),
    formatShare(sums),
    String(sums.interruptions),
    minutes(sums.longestGapMinutes),
  ]
  const figureHeader = (first: string) => [
    first,
    t('proof.figures.plannedMinutes'),
    t('proof.figures.playedMinutes'),
    t('proof.share'),
    t('proof.figures.interruptions'),
    t('proof.figures.longestGapMinutes'),
  ]
  const figureWidths = [A4_WIDTH - 5 * 64, 64, 64, 64, 64, 64]
  /** Writes what was planned as the sum of its parts, and what was played as the sum of its. */
  const parts = (sums: Omit<ProofDay, 'day'>) => {
    const causeRows = (minutesByCause: Partial<Record<SilenceCause, number>>) =>
      silenceCauses.flatMap((cause) => {
        const value = minutesByCause[cause]
        return value ? [[t(`proof.causes.${cause}`), minutes(value)]] : []
      })
    const widths = [A4_WIDTH - 90, 90]
    table(
      [t('proof.partsOfPlanned'), t('proof.minutes')],
      [
        [t('proof.figures.asPlannedMinutes'), minutes(sums.asPlannedMinutes)],
        ...(sums.shortMinutes > 0 ? [[t('proof.figures.shortMinutes'), minutes(sums.shortMinutes)]] : []),
        ...causeRows(sums.gapMinutes).map(([name = '', value = '']) => [
          t('proof.gapColumn', { cause: name }),
          value,
        ]),
        [t('proof.sumPlanned'), minutes(sums.plannedMinutes)],
      ],
      widths,
      { hasSum: true },
    )
    if (sums.beyondMinutes > 0)
      table(
        [t('proof.partsOfPlayed'), t('proof.minutes')],
        [
          [t('proof.figures.asPlannedMinutes'), minutes(sums.asPlannedMinutes)],
          [t('proof.figures.beyondMinutes'), minutes(sums.beyondMinutes)],
          [t('proof.sumPlayed'), minutes(sums.playedMinutes)],
        ],
        widths,
        { hasSum: true },
      )
    if (sums.lateMinutes > 0) {
      makeRoom(30)
      y += write(t('proof.late', { minutes: minutes(sums.lateMinutes) }), { size: 8.5, grey: true }) + 10
    }
    const idle = causeRows(sums.idleMinutes)
    if (idle.length > 0) table([t('proof.partsOfIdle'), t('proof.minutes')], idle, widths)
  }

  y += write(t('proof.title'), { size: 20, bold: true }) + 8
  y += write(t('proof.month', { month: formatMonth(document.month, language) }), { size: 12 }) + 14
  const top = y
  for (const fact of [
    t('proof.number', { number: document.number }),
    t('proof.issuedAt', { at: formatJstDateTime(document.issuedAt) }),
  ])
    y += write(fact, { x: A4_WIDTH - 240, width: 240, align: 'right', size: 9 }) + 3
  const afterFacts = y
  y = top
  y += write(t('proof.addressee', { name: toPrintable(document.agencyName) }), {
    width: A4_WIDTH - 256,
    size: 14,
    bold: true,
  })
  y = Math.max(y, afterFacts) + 12
  if (document.replaces !== null)
    y +=
      write(t('proof.replaces', { number: document.replaces, version: document.version }), { bold: true }) +
      10
  rule(1, pdfColours.text)
  y += 12
  const all = sumProofDays(document.sections.flatMap(({ days }) => days))
  heading(t('proof.summary'))
  table(
    figureHeader(t('proof.section')),
    [
      ...document.sections.map((section) =>
        figureRow(formatSectionName(section), sumProofDays(section.days)),
      ),
      figureRow(t('proof.all'), all),
    ],
    figureWidths,
    { hasSum: true },
  )
  parts(all)
  heading(t('proof.howMeasured'))
  for (const note of [
    t('proof.notes.measured'),
    t('proof.notes.causes'),
    t('proof.notes.signature', { keyId: document.keyId, url: document.verifyUrl }),
    t('proof.notes.limits'),
    t('proof.notes.deleted'),
    ...(hasMissingCharacters(document) ? [t('proof.notes.characters')] : []),
  ]) {
    makeRoom(40)
    y += write(note, { size: 8.5, lineGap: 2 }) + 5
  }

  for (const section of document.sections) {
    // Other work of the process goes on between two sections of a large enterprise.
    await setImmediate()
    nextPage()
    const sums = sumProofDays(section.days)
    heading(formatSectionName(section), 14)
    table(figureHeader(t('proof.total')), [figureRow(t('proof.wholeMonth'), sums)], figureWidths)
    parts(sums)
    const days = section.days.filter((day) => day.plannedMinutes > 0 || day.playedMinutes > 0)
    if (days.length > 0) {
      heading(t('proof.days'))
      table(
        figureHeader(t('report.day')),
        days.map((day) => figureRow(day.day.replaceAll('-', '/'), day)),
        figureWidths,
      )
    }
    if (section.gaps.length > 0) {
      heading(t('proof.gaps'))
      if (section.gapCount > MAX_LISTED_GAPS)
        y +=
          write(t('proof.longestOf', { count: MAX_LISTED_GAPS, all: section.gapCount }), {
            size: 8.5,
            grey: true,
          }) + 4
      table(
        [t('proof.from'), t('proof.until'), t('proof.reason')],
        section.gaps.map(({ from, until, cause }) => [
          formatJstDateTime(new Date(from)),
          formatJstDateTime(new Date(until)),
          t(`proof.causes.${cause}`),
        ]),
        [130, 130, A4_WIDTH - 260],
      )
    }
  }

  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    y = A4_BOTTOM - 8
    write(t('proof.foot', { number: document.number, page: page + 1, pages: count }), {
      size: 8,
      grey: true,
      align: 'right',
    })
  }
  return finish()
}

function formatShare({ plannedMinutes, asPlannedMinutes }: Omit<ProofDay, 'day'>): string {
  if (plannedMinutes === 0) return '–'
  // The share is rounded down, so that it says 100% only when nothing was missing.
  return `${(Math.floor((asPlannedMinutes / plannedMinutes) * 1000 + 1e-9) / 10).toFixed(1)}%`
}

function formatMonth(month: string, language: Language): string {
  const [year, number] = month.split('-').map(Number)
  if (language !== 'en') return `${year}年${number}月`
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
