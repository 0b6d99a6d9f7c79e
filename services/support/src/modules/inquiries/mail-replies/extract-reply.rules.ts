/** No quote header of any mail program is longer. Longer lines are not tried, so that the time is linear in the length of the mail. */
const MAX_HEADER_LENGTH = 400
/** Mail programs break a quote header into this many lines at most. */
const MAX_HEADER_LINES = 3
/** A signature is short; more lines below its mark are text. */
const MAX_SIGNATURE_LINES = 10
/** `From:`, `Sent:`, `To:` and `Subject:` follow each other this closely. */
const MAX_BLOCK_LINES = 6

/** How the mail that is replied to names its sender. */
export interface QuotedSender {
  /** A part of the display name that nobody else has. */
  name: string
  address: string
}

type Kind = 'text' | 'blank' | 'quoted' | 'header' | 'rest' | 'signature'

/**
 * Returns what a person wrote in a reply, without the text that their mail program quoted and without a signature below `-- `.
 *
 * Lines that begin with `>` go, and what stands between or below them stays. A quote without such marks goes from its header to the end,
 * if its header is beyond doubt and something was written above it. Whatever is in doubt stays.
 */
export function extractReply(text: string, sender: QuotedSender): string {
  const lines = toLines(text)
  const kinds = lines.map(classifyLine)
  markQuoteHeaders(lines, kinds, sender)
  markSignatures(lines, kinds)
  return joinKept(lines, kinds)
}

function toLines(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc}--\t]/gv, ''))
}

function classifyLine(line: string): Kind {
  const first = line.search(/\S/)
  if (first === -1) return 'blank'
  return first <= 3 && (line[first] === '>' || line[first] === '＞') ? 'quoted' : 'text'
}

function markQuoteHeaders(lines: readonly string[], kinds: Kind[], sender: QuotedSender): void {
  const nextShown = findNextShownLines(kinds)
  let textLines = 0
  for (let at = 0; at < lines.length; at++) {
    if (kinds[at] !== 'text') continue
    const headerLines = countHeaderLines(lines, kinds, at, sender)
    const begin = at - headerLines + 1
    const linesAbove = textLines - (headerLines - 1)
    if (headerLines > 0 && kinds[nextShown[at] ?? -1] === 'quoted') {
      kinds.fill('header', begin, at + 1)
      textLines = linesAbove
    } else if (isBlockBegin(lines, at, sender)) {
      // Without a text above, the reply may be below.
      if (textLines > 0) kinds.fill('rest', at - countRules(lines, at))
      return
    } else if (headerLines > 0 && isFrom(lines.slice(begin, at + 1).join(' '), sender)) {
      if (linesAbove > 0) kinds.fill('rest', begin)
      return
    } else if (isWritten(lines[at] ?? '')) textLines++
  }
}

/** Whether a person wrote a line: neither a ruled line nor what phones add of themselves. */
const isWritten = (line: string): boolean =>
  line.length > MAX_HEADER_LENGTH ||
  isSignatureMark(line) ||
  !(ruledLine.test(line) || addedByPhone.test(line.trim()))
const ruledLine = /^[\s_─-]{0,100}$/
const addedByPhone =
  /^(?:.{1,30}から送信(?:されました)?。?|Sent from .{1,40}|发自我的.{1,30}|從我的.{1,30}傳送|.{0,20}Outlook for (?:iOS|Android).{0,60})$/i

/** Returns how many lines above are a ruled line or blank: Outlook draws one above its quotes. */
function countRules(lines: readonly string[], at: number): number {
  let count = 0
  while (count < MAX_HEADER_LINES && ruledLine.test(lines[at - count - 1] ?? 'none')) count++
  return count
}

/** Returns for each line the next one that is not blank, or -1. */
function findNextShownLines(kinds: readonly Kind[]): number[] {
  const next = new Array<number>(kinds.length).fill(-1)
  for (let at = kinds.length - 2; at >= 0; at--)
    next[at] = kinds[at + 1] === 'blank' ? (next[at + 1] ?? -1) : at + 1
  return next
}

/** Returns how many lines up to `at` are one quote header, as few as possible; 0 for none. */
function countHeaderLines(
  lines: readonly string[],
  kinds: readonly Kind[],
  at: number,
  sender: QuotedSender,
): number {
  if (!/[:：]\s{0,9}$/.test(lines[at] ?? '')) return 0
  let joined = ''
  for (let count = 1; count <= MAX_HEADER_LINES && kinds[at - count + 1] === 'text'; count++) {
    joined = `${lines[at - count + 1]} ${joined}`
    if (joined.length > MAX_HEADER_LENGTH) return 0
    if (isQuoteHeader(joined.trim(), sender)) return count
  }
  return 0
}

const ends = [
  // Gmail, Apple Mail and Yahoo! in English.
  /wrote\s?[:：]$/i,
  // Gmail and Apple Mail in both scripts of Chinese.
  /(?:写道|寫道|撰写|撰寫|来信|來信)\s?[:：]$/,
  // Apple Mail and phones in Japanese.
  /(?:のメール|からのメール|のメッセージ|さんは書きました|さんが書きました|は書きました)\s?[:：]$/,
]
/** Gmail in Japanese names date and address, and ends with a colon alone. */
const hasAddressAtEnd = /[\w.+-]@[\w.-]{1,200}\s?[>＞)）]?\s?(?:[:：])$/
const dates = [
  /\b(?:19|20)\d\d\s?[年/.-]\s?\d{1,2}\s?[月/.-]\s?\d{1,2}/,
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d\d){1,2}\b/,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}/i,
  /\b\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
]

/** A header names a day and who wrote: a person's own sentence that announces a quote has no address. */
function isQuoteHeader(line: string, { name }: QuotedSender): boolean {
  if (!line.includes('@') && !line.includes(name)) return false
  if (!dates.some((date) => date.test(line))) return false
  return ends.some((end) => end.test(line)) || hasAddressAtEnd.test(line)
}

const isFrom = (header: string, { name, address }: QuotedSender): boolean =>
  header.includes(name) || header.toLowerCase().includes(address.toLowerCase())

/** Outlook, Yahoo! Japan mail and the phones of docomo, au and softbank begin a quote with one of these between dashes. */
const originalMessage = new RegExp(
  `^[-－ー—_*]{2,40}\\s?(?:${[
    'Original Message',
    '元のメッセージ',
    '元のメール',
    '元メール',
    'オリジナルメッセージ',
    '原始邮件',
    '原始邮件信息',
    '原邮件',
    '原始郵件',
    '原始訊息',
    '原始信件',
  ].join('|')})\\s?[-－ー—_*]{2,40}$`,
  'i',
)

const froms = /^\*?(?:From|差出人|送信者|发件人|發件人|寄件者|寄件人)\*?\s?[:：]/i
const others =
  /^\*?(?:Sent|Date|To|Cc|Subject|送信日時|日時|日付|送信|受信|宛先|件名|题名|发送时间|时间|日期|收件人|抄送|主题|傳送時間|寄件日期|收件者|副本|主旨)\*?\s?[:：]/i

/**
 * Whether a quote of our mail begins here without marks: with a line that says so, or with a block of `From:` and its companions. A block
 * that names somebody else is what the member writes about.
 */
function isBlockBegin(lines: readonly string[], at: number, sender: QuotedSender): boolean {
  const block = Array.from({ length: MAX_BLOCK_LINES }, (_, below) => readHeaderLine(lines, at + below))
  const from = block.findIndex((line) => froms.test(line))
  const isOurs = from !== -1 && isFrom(block.slice(from, from + MAX_HEADER_LINES).join(' '), sender)
  if (originalMessage.test(block[0] ?? '')) return from === -1 || isOurs
  return from === 0 && isOurs && block.slice(1).some((line) => others.test(line))
}

const readHeaderLine = (lines: readonly string[], at: number): string => {
  const line = lines[at] ?? ''
  return line.length > MAX_HEADER_LENGTH ? '' : line.trim()
}

/** Marks signatures: below `-- ` to the next empty line or quote, or the end. */
function markSignatures(lines: readonly string[], kinds: Kind[]): void {
  // From the end upwards, so that each line is counted once.
  let [shown, end] = [0, kinds.length]
  for (let at = kinds.length - 1; at >= 0; at--) {
    const kind = kinds[at]
    if (kind === 'blank' || kind === 'quoted' || kind === 'header' || kind === 'rest') [shown, end] = [0, at]
    else if (kind === 'text' && isSignatureMark(lines[at] ?? '')) {
      if (shown <= MAX_SIGNATURE_LINES) kinds.fill('signature', at, end)
      ;[shown, end] = [0, at]
    } else if (kind === 'text') shown++
  }
}

/** The mark ends with a blank, which some programs turn into another kind of it. */
const isSignatureMark = (line: string): boolean => /^--[ \u00A0]$/.test(line)

/** Joins what stays; where a quote was, one empty line separates. */
function joinKept(lines: readonly string[], kinds: readonly Kind[]): string {
  const kept: string[] = []
  let isGap = false
  for (const [at, line] of lines.entries()) {
    const kind = kinds[at]
    if (kind === 'text') {
      if (isGap && kept.length > 0) kept.push('')
      kept.push(line.trimEnd())
      isGap = false
    } else isGap = true
  }
  return kept.join('\n')
}
