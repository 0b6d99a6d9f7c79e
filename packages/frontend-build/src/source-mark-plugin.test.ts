import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSourceMarkPlugin, isBuildCurrent } from './source-mark-plugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'hibiki-frontend-'))
const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const buildIt = (fail = false) =>
  build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      createSourceMarkPlugin(),
      {
        name: 'after',
        writeBundle() {
          if (fail) throw new Error('too large')
        },
      },
    ],
  })

beforeAll(() => {
  mkdirSync(join(folder, 'src'))
  write('index.html', '<script type="module" src="/src/main.js"></script>')
  write('src/main.js', 'document.title = "a"')
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

describe('the source mark of a build', () => {
  it('is written by a build and becomes stale after a change of its sources, but not of its tests', async () => {
    expect(isBuildCurrent(folder)).toBe(false)
    await buildIt()
    expect(isBuildCurrent(folder)).toBe(true)
    write('src/main.test.ts', '')
    expect(isBuildCurrent(folder)).toBe(true)
    write('src/main.js', 'document.title = "b"')
    expect(isBuildCurrent(folder)).toBe(false)
  })

  it('records the compression quality', async () => {
    vi.stubEnv('BROTLI_QUALITY', '4')
    await buildIt()
    expect([4, 5, undefined].map((quality) => isBuildCurrent(folder, quality))).toEqual([true, false, false])
    vi.unstubAllEnvs()
    await buildIt()
    expect(isBuildCurrent(folder)).toBe(true)
    expect(isBuildCurrent(folder, 4)).toBe(true)
  })

  it('is not written by a build that another plugin aborted', async () => {
    await expect(buildIt(true)).rejects.toThrow('too large')
    expect(isBuildCurrent(folder)).toBe(false)
  })
})
