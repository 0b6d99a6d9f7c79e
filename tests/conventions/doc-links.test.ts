import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = ['docs', 'services', 'packages', 'frontends', 'deploy', 'loadtests', 'tests']
const textFiles = globSync(
  [
    '*.{md,ts,js,cjs,json}',
    `{${folders}}/**/*.{md,ts,tsx,cts,js,sh,yaml,yml,tpl,conf,cfg,json}`,
    `{${folders}}/**/{Caddyfile,*Dockerfile*}`,
  ],
  {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|package-lock\.json)$/.test(path),
  },
).filter((file) => file !== 'tests/conventions/doc-links.test.ts')

/** Returns the anchors that GitHub makes of a Markdown file's headings, with `-1` after the second one of the same text. */
function listAnchors(markdown: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of markdown
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .matchAll(/^#{1,6} +(.*)$/gm)) {
    const text = heading.trim().replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    const anchor = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-')
    let unique = anchor
    for (let count = 1; anchors.has(unique); count++) unique = `${anchor}-${count}`
    anchors.add(unique)
  }
  return anchors
}

/** Returns the files and headings that a text links, as paths below the root. */
function listLinks(file: string, text: string): string[] {
  const named = [
    ...text.matchAll(/(?<![\w/.-])(?:[.]{1,2}\/)*(docs\/[\w/-]+\.md(?:#[^\s`'")\]<>.,;:*|\\]+)?)/g),
  ].map(([, path = '']) => path)
  if (!file.endsWith('.md')) return named
  const relative = [...text.matchAll(/\]\((?![a-z]+:|[</])([^)\s]+)\)/g)].map(([, target = '']) =>
    target.startsWith('#') ? file + target : join(dirname(file), target),
  )
  return [...named, ...relative]
}

const anchorsOfFiles = new Map<string, Set<string>>()
function hasAnchor(path: string, anchor: string): boolean {
  const anchors = anchorsOfFiles.get(path) ?? listAnchors(readFileSync(join(root, path), 'utf8'))
  anchorsOfFiles.set(path, anchors)
  return anchors.has(anchor)
}

/** Returns one sentence per link of the text that leads nowhere. */
function findBrokenLinks(file: string, text: string): string[] {
  return listLinks(file, text).flatMap((link) => {
    const [path = '', anchor] = link.split('#')
    if (!existsSync(join(root, path))) return [`${file} links ${path}, which does not exist`]
    if (!anchor || !path.endsWith('.md') || hasAnchor(path, decodeURIComponent(anchor))) return []
    return [`${file} links the heading #${anchor}, which ${path} does not have`]
  })
}

it('the links in code and in Markdown lead to existing files and headings', () => {
  expect(textFiles.length).toBeGreaterThan(3000)
  expect(textFiles.flatMap((file) => findBrokenLinks(file, readFileSync(join(root, file), 'utf8')))).toEqual(
    [],
  )
})

/** Returns one sentence per link whose text is the name of another file than the one it leads to, as after a move. */
function findMisnamedLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\[`?([\w.-]+\.(?:tsx?|json|yaml|md))`?\]\(([^)#\s]+)/g)].flatMap(
    ([, name = '', target = '']) => (basename(target) === name ? [] : [`${file} calls ${target} ${name}`]),
  )
}

it('the links to files in Markdown are called like the files', () => {
  const markdown = textFiles.filter((file) => file.endsWith('.md'))
  const texts = markdown.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  expect(texts.flatMap(({ file, text }) => findMisnamedLinks(file, text))).toEqual([])
  expect(findMisnamedLinks('a.md', '[old.ts](src/new.ts), [`new.ts`](src/new.ts)')).toEqual([
    'a.md calls src/new.ts old.ts',
  ])
})

/** Matches numbers of lists that are not in the repository: of decisions, of sections of the specification, of promises. */
const listNumber = /\bD-\d{2,3}\b|\bD[123]§|\(R\d{1,2}\b|\bR\d{1,2}[,)]/

it('no file cites numbers of lists, which only their authors could look up', () => {
  const citing = textFiles.filter((file) => listNumber.test(readFileSync(join(root, file), 'utf8')))
  expect(citing).toEqual([])
})

it.each(['rejects it (D-012)', 'as D1§4 says', 'erases everything (R31)', 'at once (R22, R23)'])(
  'the pattern of list numbers matches "%s"',
  (text) => {
    expect(listNumber.test(text)).toBe(true)
  },
)

it('listAnchors makes anchors as GitHub does', () => {
  const markdown =
    '# AI chat & help, `E2001`\n## 24 h\n## 24 h\n```sh\n# no heading\n```\n### [Money](x.md) – 円'
  expect([...listAnchors(markdown)]).toEqual(['ai-chat--help-e2001', '24-h', '24-h-1', 'money--円'])
})

it.each([
  ['services/x.ts', '// docs/testing.md#promises says so.', 0],
  ['services/x.ts', '// docs/testing.md#no-such-heading says so.', 1],
  ['services/x.ts', '// docs/no-such-page.md says so.', 1],
  ['docs/x.md', '[promises](testing.md#promises)', 0],
  ['docs/x.md', '[promises](testing.md#no-such-heading)', 1],
  ['docs/adr/x.md', '[promises](../testing.md) [elsewhere](https://hibiki.example/docs/x.html#y)', 0],
  ['docs/adr/x.md', '[promises](testing.md)', 1],
])('findBrokenLinks finds in %s with %s: %i broken links', (file, text, count) => {
  expect(findBrokenLinks(file, text)).toHaveLength(count)
})
