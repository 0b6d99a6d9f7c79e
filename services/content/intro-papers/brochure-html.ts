import { type Language, languages } from '@hibiki/languages'
import { drawFigureSvg, type FigureName } from './figures.ts'

export interface BrochureText {
  title: string
  lead: string
  pages: { title: string; figure: FigureName; text: string[]; note?: string }[]
}

/** Returns the whole brochure as one document: a dark cover, then light pages. */
export function renderBrochureHtml(paper: BrochureText, language: Language): string {
  const count = paper.pages.length + 1
  const pages = paper.pages.map(
    (page, index) => `<section>
      <figure>${drawFigureSvg(page.figure)}</figure>
      <h2>${page.title}</h2>
      ${page.text.map((text) => `<p>${text}</p>`).join('')}
      ${page.note ? `<p class="note">${page.note}</p>` : ''}
      <footer><span>${paper.title}</span><span>${index + 2} / ${count}</span></footer>
    </section>`,
  )
  return `<!doctype html><html lang="${languages[language].tag}"><head><meta charset="utf-8"><title>${paper.title} – Hibiki</title>
    <style>${style}</style></head><body>
    <section class="cover">
      <p class="name">Hibiki 響き</p>
      <figure>${drawFigureSvg('rings')}</figure>
      <h1>${paper.title}</h1>
      <p class="lead">${paper.lead}</p>
    </section>${pages.join('')}</body></html>`
}

/**
 * Repeats the colours and fonts of packages/theme in units of print. A page is as small as a hand, because the viewer shows it as wide as
 * a phone, where 12.5 pt are to be about 15 px.
 */
const style = `
  @page { size: 105mm 176mm; margin: 0 }
  * { margin: 0; box-sizing: border-box }
  body { font-family: 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif; color: #22262B; line-height: 1.8; line-break: strict;
    -webkit-print-color-adjust: exact }
  section { position: relative; width: 105mm; height: 176mm; padding: 8mm 9mm; background: #FAF7F2; break-after: page;
    display: flex; flex-direction: column; overflow: hidden }
  section:last-child { break-after: auto }
  h1, h2 { font-weight: 500; word-break: auto-phrase; text-wrap: balance; letter-spacing: .02em }
  h2 { font-size: 16pt; line-height: 1.45; margin: 5mm 0 3mm; color: #1F3A5F }
  p { font-size: 12.5pt; text-wrap: pretty; word-break: auto-phrase; margin-bottom: 2.5mm }
  [lang=en] p { line-height: 1.55 }
  [lang=zh-Hans] body { font-family: 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif }
  [lang=zh-Hant] body { font-family: 'Noto Sans TC', 'Noto Sans CJK TC', sans-serif }
  section:not(.cover) figure { padding-inline: 10mm }
  svg { display: block; width: 100%; fill: none; stroke: #1F3A5F; stroke-width: 1; stroke-linecap: round; stroke-linejoin: round }
  svg .warm { stroke: #C98A3D; stroke-width: 1.4 }
  .note { margin-top: auto; margin-bottom: 8mm; padding-top: 3mm; border-top: .3mm solid #E2DACB; font-size: 11pt; line-height: 1.6;
    color: #565D66 }
  footer { position: absolute; inset: auto 9mm 5mm; display: flex; justify-content: space-between; font-size: 10pt; color: #565D66;
    font-variant-numeric: tabular-nums }
  .cover { background: #0E1B2C; color: #FAF7F2; justify-content: flex-end; padding-bottom: 16mm }
  .cover figure { position: absolute; inset: 18mm -13mm auto }
  .cover svg { stroke: #B7C3D3; stroke-width: .7 }
  .cover h1 { font-size: 25pt; line-height: 1.35; margin-bottom: 3mm }
  .cover .lead { font-size: 15pt; line-height: 1.6; color: #B7C3D3; margin: 0 }
  .cover .name { position: absolute; top: 8mm; left: 9mm; font-size: 13pt; letter-spacing: .12em; color: #B7C3D3 }
`
