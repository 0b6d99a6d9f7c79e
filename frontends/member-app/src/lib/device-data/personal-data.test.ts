import { readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deviceSettings } from './device-settings.ts'
import { personalData } from './personal-data.ts'

const sourceFolder = join(import.meta.dirname, '../..')

/** Names with the same beginning that store nothing: channels, locks, a notification, files, headers and a meta tag. */
const otherNames = [
  'hibiki-easy-login',
  'hibiki-file-signature-v',
  'hibiki-session',
  'hibiki-session-refresh',
  'hibiki-self-test',
  'hibiki-mode',
  'hibiki-chart-template',
  'hibiki.example',
  'hibiki.ics',
  'hibiki.playback',
  'hibiki.png',
]

async function listSources(): Promise<{ path: string; text: string }[]> {
  const found: { path: string; text: string }[] = []
  for await (const path of glob('**/*.{ts,tsx}', { cwd: sourceFolder }))
    if (!/\.test\.|\.gen\.|^testing\/|^lib\/device-data\//.test(path))
      found.push({ path, text: await readFile(join(sourceFolder, path), 'utf8') })
  return found
}

const sources = await listSources()
const uploads = readFileSync(
  join(sourceFolder, '../../../packages/sound-upload/src/unfinished-upload-storage.ts'),
  'utf8',
)

const declaredNames = [...personalData, ...deviceSettings].map(({ name }) => name)

describe('what the app stores in the browser', () => {
  it('is declared, name by name', () => {
    const names = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/['"`](hibiki[.-][a-z.-]*)/g)].map(([, name = '']) => ({ path, name })),
    )
    const declared = new Set([...declaredNames, ...otherNames])
    expect(names.filter(({ name }) => !declared.has(name))).toEqual([])
  })

  it('is found in the code, where it is declared', () => {
    const text = [...sources.map((source) => source.text), uploads].join('\n')
    const cacheOfWorkbox = 'hibiki-shell-'
    // The marks of the owner are the list's own.
    const ownName = 'hibiki.data-owner'
    const unused = declaredNames
      .filter((name) => name !== ownName && name !== cacheOfWorkbox)
      .filter((name) => !text.includes(`'${name.replace(/\.$/, '')}`) && !text.includes(`\`${name}`))
    expect(unused).toEqual([])
  })

  it('has a row in docs/product/privacy.md where it belongs to a person', () => {
    const page = readFileSync(join(sourceFolder, '../../../docs/product/privacy.md'), 'utf8')
    const rows = [...page.matchAll(/^\| `(hibiki[^`]+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(([, name, ends]) => [
      name,
      ends?.trim(),
    ])
    const texts = {
      session: 'any end of the session',
      logout: 'logout, another member',
      sent: 'when it is sent',
    }
    const unique = new Map(
      personalData.map(({ name, isPrefix, ends }) => [isPrefix ? `${name}…` : name, texts[ends]]),
    )
    expect(rows.toSorted()).toEqual([...unique].toSorted())
  })
})
