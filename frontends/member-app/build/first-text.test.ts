// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { firstTextPlugin } from './first-text.ts'

interface Tag {
  tag: string
  attrs?: Record<string, string>
  children: string
}

const tags = (firstTextPlugin().transformIndexHtml as () => Tag[])()
const childrenOf = (wanted: string) => tags.find(({ tag }) => tag === wanted)?.children ?? ''

function open(address: string, stored?: string): HTMLElement | null {
  window.history.replaceState(null, '', address)
  if (stored) localStorage.setItem('hibiki.language', stored)
  document.body.innerHTML = `<div id="first-text">${childrenOf('div')}</div>`
  // biome-ignore lint/security/noGlobalEval: the built page runs these lines
  window.eval(childrenOf('script'))
  return document.getElementById('first-text')
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'ja'
})

it.each([
  ['/', undefined, 'からだの奥まで', 'ja'],
  ['/', 'en', 'A quiet resonance', 'en'],
  ['/?lang=cn', 'en', '静静回响', 'zh-Hans'],
  ['/', 'tw', '靜靜迴響', 'zh-Hant'],
  ['/', 'klingon', 'からだの奥まで', 'ja'],
])('the page %s with the choice %s begins with its title', (address, stored, title, lang) => {
  const first = open(address, stored)
  expect(first?.querySelector('h1')?.textContent).toContain(title)
  expect(first?.querySelector('[data-text=lead]')?.textContent).toContain('Hibiki')
  expect(document.documentElement.lang).toBe(lang)
})

it('shows nothing of the home page on another page', () => {
  expect(open('/login')).toBeNull()
})

it('carries the nonce of the response on every element for which the policy requires it', () => {
  for (const { tag, attrs } of tags) if (tag !== 'div') expect(attrs?.nonce).toBe('__CSP_NONCE__')
  expect(childrenOf('div')).not.toContain('style=')
})
