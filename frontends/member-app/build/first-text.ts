import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, languageCodes, languages } from '@hibiki/languages'
import { FONT_FAMILY_VARIABLE, fontsByLanguage } from '@hibiki/theme/fonts'
import { colours, nightColours } from '@hibiki/theme/palette'
import type { Plugin } from 'vite'

/** The gateway replaces this by the nonce of each response. */
const nonce = '__CSP_NONCE__'
const locales = join(import.meta.dirname, '../src/locales')

interface Texts {
  product: string
  eyebrow: string
  title: string
  lead: string
}

/**
 * Writes the first sentences of the home page into the page itself: they arrive with the first bytes instead of after the whole app, and
 * without JavaScript. They are placed where `Header` and `Hero` will put the same words, so nothing moves when the app removes them
 * (`use-remove-first-text.ts`).
 */
export function firstTextPlugin(): Plugin {
  return {
    name: 'hibiki-first-text',
    transformIndexHtml() {
      const table = languageCodes.map((code) => ({ lang: languages[code].tag, ...textsOf(code) }))
      const data = JSON.stringify(table).replaceAll('<', '\\u003c')
      const children = `((texts,languages)=>{${choose}})(${data},${JSON.stringify(languageCodes)})`
      return [
        { tag: 'style', attrs: { nonce }, children: styles, injectTo: 'head' },
        {
          tag: 'div',
          attrs: { id: 'first-text' },
          children: markup(textsOf(defaultLanguage)),
          injectTo: 'body-prepend',
        },
        { tag: 'script', attrs: { nonce }, children, injectTo: 'body-prepend' },
      ]
    },
  }
}

function textsOf(language: string): Texts {
  const read = (name: string) => JSON.parse(readFileSync(join(locales, language, `${name}.json`), 'utf8'))
  const { eyebrow, title, lead } = (read('home') as { hero: Texts }).hero
  return { product: (read('common') as Texts).product, eyebrow, title, lead }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const wave = (y: number) =>
  `<path d="M3 ${y}c6-8 11-8 17 0s11 8 17 0" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>`

const markup = ({ product, eyebrow, title, lead }: Texts) =>
  `<header><div><span><svg viewBox="0 0 40 28" aria-hidden="true">${wave(10)}<g>${wave(19)}</g></svg>` +
  `<b data-text="product">${escaped(product)}</b></span></div></header>` +
  `<section><p data-text="eyebrow">${escaped(eyebrow)}</p><h1 data-text="title">${escaped(title)}</h1>` +
  `<p data-text="lead">${escaped(lead)}</p></section>`

/** Any other page removes the sentences before they are seen. The language is chosen as `resolveLanguage` does it. */
const choose = `
const first=document.getElementById('first-text')
if(location.pathname!=='/')return first.remove()
let stored=null;try{stored=localStorage.getItem('hibiki.language')}catch{}
const index=languages.indexOf(new URLSearchParams(location.search).get('lang')??stored)
if(index>0){document.documentElement.lang=texts[index].lang;for(const place of first.querySelectorAll('[data-text]'))place.textContent=texts[index][place.dataset.text]}`
  .trim()
  .replaceAll('\n', ';')

const fonts = Object.entries(fontsByLanguage)
  .map(([selector, value]) => `${selector}{${FONT_FAMILY_VARIABLE}:${value[FONT_FAMILY_VARIABLE]}}`)
  .join('')

type Colours = Readonly<Record<keyof typeof colours, string>>
const inks = ({ ai, aiDeep, kohaku, kohakuInk, sumi, hairline }: Colours) =>
  `--ai:${ai};--deep:${aiDeep};--amber:${kohaku};--ink:${kohakuInk};--sumi:${sumi};--line:${hairline}`

/** The measures of `Header`, `Logo` and `Hero`. */
const styles =
  fonts +
  `#first-text{${inks(colours)};position:absolute;inset:0 0 auto;overflow:hidden;color:var(--sumi);` +
  `font:400 1rem/1.7 var(${FONT_FAMILY_VARIABLE});line-break:strict;overflow-wrap:anywhere;` +
  '-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%}' +
  `html[data-appearance=night] #first-text{${inks(nightColours)}}` +
  '#first-text *{box-sizing:border-box;margin:0}' +
  '#first-text header{display:flex;align-items:center;min-height:3.75rem;border-bottom:1px solid var(--line);' +
  'padding:env(safe-area-inset-top) 0 0 max(1.25rem,env(safe-area-inset-left))}' +
  '#first-text header div{padding:.5rem 0}' +
  '#first-text header span{display:inline-flex;align-items:center;gap:.625rem;color:var(--ai)}' +
  '#first-text svg{width:min(2.25rem,10vw);flex-shrink:0}#first-text g{color:var(--amber)}' +
  '#first-text b{font-size:min(1.25rem,5.6vw);font-weight:600;letter-spacing:.08em;white-space:nowrap}' +
  '#first-text section{max-width:1200px;margin:0 auto;padding:6rem 1.25rem 0}' +
  '#first-text p,#first-text h1{max-width:37rem;text-wrap:pretty}' +
  '#first-text [data-text=eyebrow]{color:var(--ink);font-size:.875rem;font-weight:500;line-height:1.6;letter-spacing:.12em}' +
  '#first-text h1{margin-top:1rem;color:var(--deep);font-size:clamp(2rem,1.3rem + 3vw,3.375rem);font-weight:600;' +
  'line-height:1.45;letter-spacing:.04em;white-space:pre-line;text-wrap:balance;word-break:auto-phrase}' +
  '#first-text [data-text=lead]{max-width:28em;margin-top:1.5rem}' +
  '@media(min-width:900px){#first-text header{min-height:4.5rem}' +
  '#first-text section{display:flex;flex-direction:column;justify-content:center;' +
  'min-height:min(46rem,calc(100dvh - 4.5rem));padding:7.5rem 2.5rem 4.5rem}' +
  // The actions of a visitor and the table of contents follow below the lead.
  "#first-text section::after{content:'';flex-shrink:0;height:calc(20.59375rem + 1px)}}"
