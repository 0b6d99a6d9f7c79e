import { convert } from 'html-to-text'
import { Parser } from 'htmlparser2'

/** Deeper markup is left out, so that no mail exhausts the stack. */
const MAX_DEPTH = 100
/** The parser takes time for each tag that is open, so markup with more of them is only stripped of its tags. */
const MAX_OPEN_TAGS = 500

/** Longer markup is not read, because reading it holds up everybody else. */
const MAX_HTML_LENGTH = 1_000_000

/**
 * Returns the text of a mail; that of its markup where it has no text of its own, with quotes marked by `>`. Returns null where that is too
 * long.
 */
export function readMailText({ text, html }: { text?: string; html?: string }): string | null {
  if (text !== undefined && text.trim() !== '') return text
  if (html === undefined) return ''
  if (html.length > MAX_HTML_LENGTH) return null
  if (isNestedTooDeep(html)) return html.replace(/<[^<>]*>/g, ' ')
  return convert(html, {
    wordwrap: false,
    limits: { maxDepth: MAX_DEPTH, ellipsis: '' },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table'].map((selector) => ({ selector, format: 'block' })),
    ],
  })
}

/** The markup is read in parts of this length, so that it is not read on when it is too deep. */
const PART_LENGTH = 2000

/** Whether more tags are open somewhere than are read in a short time, as the parser counts them that reads them afterwards. */
function isNestedTooDeep(html: string): boolean {
  let [open, deepest] = [0, 0]
  const parser = new Parser({
    onopentagname() {
      open++
      deepest = Math.max(deepest, open)
    },
    onclosetag() {
      open--
    },
  })
  for (let at = 0; at < html.length && deepest <= MAX_OPEN_TAGS; at += PART_LENGTH)
    parser.write(html.slice(at, at + PART_LENGTH))
  return deepest > MAX_OPEN_TAGS
}
