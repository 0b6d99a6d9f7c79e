import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createPrecompressPlugin } from './precompress-plugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'hibiki-frontend-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

describe('createPrecompressPlugin', () => {
  it('writes both encodings beside a text file, with the requested quality', async () => {
    const script = Array.from({ length: 500 }, (_, at) => `document.title = "${at} ${Math.sqrt(at)}"`).join(
      '\n',
    )
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>')
    writeFileSync(join(folder, 'main.js'), script)
    const quick = await bytesAt('1')
    expect(await bytesAt(undefined)).toBeLessThan(quick)
  })
})

/** Size of the Brotli file of the only script. */
async function bytesAt(quality: string | undefined): Promise<number> {
  vi.stubEnv('BROTLI_QUALITY', quality)
  const output = { entryFileNames: 'main.js' }
  const options = { rolldownOptions: { output } }
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [createPrecompressPlugin()],
    build: options,
  })
  const read = (name: string) => readFileSync(join(folder, 'dist', name))
  expect(brotliDecompressSync(read('main.js.br'))).toEqual(read('main.js'))
  expect(gunzipSync(read('main.js.gz'))).toEqual(read('main.js'))
  return read('main.js.br').length
}
