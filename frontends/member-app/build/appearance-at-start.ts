import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { colours, nightColours } from '@hibiki/theme/palette'
import type { Plugin } from 'vite'

const rules = join(import.meta.dirname, '../src/lib/appearance/rules.ts')
/** The gateway replaces this by the nonce of each response. */
const nonce = '__CSP_NONCE__'

/**
 * Colours the page before anything else is loaded, so that a page at night never begins white. The rule is the app's own
 * module, without its types and exports.
 */
export function appearanceScriptPlugin(): Plugin {
  return {
    name: 'hibiki-appearance-at-start',
    transformIndexHtml() {
      const rule = stripTypeScriptTypes(readFileSync(rules, 'utf8'))
        .replace(/\/\*\*.*?\*\//gs, '')
        .replaceAll('export ', '')
        // Line breaks are preserved, because the rule is written without semicolons.
        .replace(/\s*\n\s*/g, '\n')
      return [
        { tag: 'style', attrs: { nonce }, children: ground, injectTo: 'head-prepend' },
        {
          tag: 'script',
          attrs: { nonce },
          children: `(()=>{${rule}${setAppearance}})()`,
          injectTo: 'head-prepend',
        },
      ]
    },
  }
}

const ground =
  `html{background:${colours.washi};color-scheme:light}` +
  `html[data-appearance=night]{background:${nightColours.washi};color-scheme:dark}`

// A browser that refuses access to its storage must still show the page.
const setAppearance = `
let choice=null;try{choice=localStorage.getItem('hibiki.appearance')}catch{}
document.documentElement.dataset.appearance=findAppearance(choice,{hour:new Date().getHours(),systemIsDark:matchMedia('(prefers-color-scheme: dark)').matches})`
  .trim()
  .replaceAll('\n', ';')
