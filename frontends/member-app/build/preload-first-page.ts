import { defaultLanguage, languageCodes } from '@hibiki/languages'
import type { Plugin, Rolldown } from 'vite'
import { type FirstPageModules, findChunks, findEntryChunks } from './chunks.ts'

/** The gateway replaces this by the nonce of each response. */
const nonce = '__CSP_NONCE__'
const japanese = `/locales/${defaultLanguage}/`

/**
 * Lets the first page's own code and texts come beside the entry instead of after it, which saves two round trips on a phone: a few
 * lines in the page's head, because only they know the address and the language.
 */
export function preloadFirstPagePlugin(pages: FirstPageModules): Plugin {
  return {
    name: 'hibiki-preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return []
        const table = Object.fromEntries(
          Object.entries(pages).map(([page, modules]) => [page, filesOf(bundle, modules)]),
        )
        const children = `((pages,languages)=>{${preload}})(${JSON.stringify(table)},${JSON.stringify(languageCodes)})`
        return [{ tag: 'script', attrs: { nonce }, children, injectTo: 'head' }]
      },
    },
  }
}

/** Lists the files that a page needs in every language, and then those of each language in the languages' order. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[][] {
  const isText = (module: string) => module.startsWith(japanese)
  const known = findEntryChunks(bundle)
  const namesOf = (wanted: readonly string[]) =>
    [...findChunks(bundle, wanted)]
      .filter((file) => !known.has(file))
      .map((file) => file.replace(/^assets\/(.*)\.js$/, '$1'))
  const texts = modules.filter(isText)
  return [
    namesOf(modules.filter((module) => !isText(module))),
    ...languageCodes.map((language) =>
      namesOf(texts.map((text) => text.replace(japanese, `/locales/${language}/`))),
    ),
  ]
}

// The language is chosen as `resolveLanguage` does it; the default language's texts replace missing ones, so they are always fetched.
const preload = `
let stored=null;try{stored=localStorage.getItem('hibiki.language')}catch{}
const files=pages[location.pathname]
const index=languages.indexOf(new URLSearchParams(location.search).get('lang')??stored)
if(files)for(const name of [...files[0],...files[1],...index>0?files[1+index]:[]]){const link=document.createElement('link');link.rel='modulepreload';link.href='/assets/'+name+'.js';link.crossOrigin='';document.head.append(link)}`
  .trim()
  .replaceAll('\n', ';')
