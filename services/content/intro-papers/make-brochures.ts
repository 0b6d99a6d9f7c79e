/**
 * Makes the PDFs and the manifest from `texts/`: run `node services/content/intro-papers/make-brochures.ts` with Chromium and Noto Sans CJK installed.
 * Every change of a text needs a higher `version`, because browsers cache a version for ever.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { Language } from '@hibiki/languages'
import { launchChromium } from '@hibiki/test-harness'
import { type BrochureText, renderBrochureHtml } from './brochure-html.ts'

interface Source {
  version: number
  publishedAt: string
}
type Texts = Partial<Record<Language, BrochureText>>

/** The list shows the brochures in this order. */
const order = ['what-is-dmv', 'evening-with-hibiki', 'how-ai-esthe-works']

const here = (path: string) => new URL(path, import.meta.url)
const found = (await readdir(here('texts/'))).map((file) => file.replace('.json', ''))
if (found.toSorted().join() !== order.toSorted().join())
  throw new Error(`texts/ has ${found.join(', ')}, the order names ${order.join(', ')}.`)

const browser = await launchChromium()
try {
  const manifest = []
  for (const id of order) {
    const { version, publishedAt, ...texts } = JSON.parse(
      await readFile(here(`texts/${id}.json`), 'utf8'),
    ) as Source & Texts
    const title: Record<string, string> = {}
    const pages: Record<string, number> = {}
    for (const [language, text] of Object.entries<BrochureText>(texts) as [Language, BrochureText][]) {
      title[language] = text.title
      pages[language] = text.pages.length + 1
      const page = await browser.newPage()
      await page.setContent(renderBrochureHtml(text, language), { waitUntil: 'load' })
      await page.evaluate('document.fonts.ready.then(() => true)')
      const pdf = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      })
      await writeFile(here(`pdf/${id}.${language}.pdf`), pdf)
      await page.close()
    }
    manifest.push({ id, version, publishedAt, title, pages })
  }
  await writeFile(here('papers.json'), `${JSON.stringify(manifest, null, 2)}\n`)
} finally {
  await browser.close()
}
