import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createFolderSwapPlugin } from './folder-swap-plugin.ts'
import { createSourceMarkPlugin, isBuildCurrent } from './source-mark-plugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'hibiki-swap-'))
const page = join(folder, 'dist/index.html')
const write = (title: string) => writeFileSync(join(folder, 'index.html'), `<title>${title}</title>`)
const buildIt = (whileWriting: () => void = () => {}) =>
  build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'meanwhile', writeBundle: whileWriting },
      createSourceMarkPlugin(),
      createFolderSwapPlugin(),
    ],
  })
const shown = () => /<title>(.*)<\/title>/.exec(readFileSync(page, 'utf8'))?.[1]
const leftovers = () => readdirSync(folder).filter((name) => name.startsWith('.dist'))

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  write('first')
  await buildIt()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('swapping in a build', () => {
  it('replaces the last build with the finished one and its source mark, and leaves nothing else', async () => {
    write('second')
    let meanwhile: string | undefined
    await buildIt(() => {
      meanwhile = shown()
    })
    expect([meanwhile, shown()]).toEqual(['first', 'second'])
    expect(isBuildCurrent(folder)).toBe(true)
    expect(leftovers()).toEqual([])
  })

  it('keeps the last build when a build is aborted', async () => {
    write('second')
    const failing = buildIt(() => {
      throw new Error('too large')
    })
    await expect(failing).rejects.toThrow('too large')
    expect(shown()).toBe('first')
    expect(leftovers()).toEqual([])
  })

  it('removes what a killed build left, but not what another one is writing', async () => {
    const [dead, alive] = ['.dist-999999999', `.dist-${process.ppid}`]
    for (const name of [dead, alive]) mkdirSync(join(folder, name))
    await buildIt()
    expect(existsSync(join(folder, dead))).toBe(false)
    expect(existsSync(join(folder, alive))).toBe(true)
  })
})
