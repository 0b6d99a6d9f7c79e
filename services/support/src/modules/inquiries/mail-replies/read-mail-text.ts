import { convert } from 'html-to-text'

/** Deeper markup is left out, so that no mail exhausts the stack. */
const MAX_DEPTH = 100
/** The parser takes time for each tag that is open, so markup with more of them is only stripped of its tags. */
const MAX_OPEN_TAGS = 500

/** Returns the text of a mail; that of its markup where it has no text of its own, with quotes marked by `>`. */
export function readMailText({ text, html }: { text?: string; html?: string }): string {
  if (text !== undefined && text.trim() !== '') return text
  if (html === undefined) return ''
  if (countOpenTags(html) > MAX_OPEN_TAGS) return html.replace(/<[^<>]*>/g, ' ')
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

const neverClosed = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
])

/** Returns how many tags are open at the deepest place, or more where markup leaves out the ends that it may leave out. */
function countOpenTags(html: string): number {
  let [open, max] = [0, 0]
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (neverClosed.has(name.toLowerCase())) continue
    open = slash === '' ? open + 1 : Math.max(0, open - 1)
    max = Math.max(max, open)
  }
  return max
}
