import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resolveSettingFiles } from './setting-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'setting-files-'))
const file = (content: string) => {
  const path = join(folder, 'secret')
  writeFileSync(path, content)
  return path
}

describe('resolveSettingFiles', () => {
  it.each([
    ['as it is', 'secret', 'secret'],
    ['without one line break at its end', 'secret\n', 'secret'],
    ['without a Windows line break at its end', 'secret\r\n', 'secret'],
    ['with the line breaks inside it', 'a\nb\n\n', 'a\nb\n'],
  ])('reads a file %s', (_how, content, value) => {
    const settings = { PORT: 4001, KEY_FILE: file(content) }
    expect(resolveSettingFiles(settings, ['PORT', 'KEY'])).toMatchObject({ PORT: 4001, KEY: value })
  })

  it('ignores files that are not named by a setting', () => {
    const settings = { KEY: 'value', KEY_FILE: '', SSL_CERT_FILE: '/nowhere' }
    expect(resolveSettingFiles(settings, ['KEY'])).toEqual(settings)
  })

  it('rejects a setting that is given twice', () => {
    const settings = { KEY: 'value', KEY_FILE: file('other') }
    expect(() => resolveSettingFiles(settings, ['KEY'])).toThrow('KEY and KEY_FILE are both set')
  })

  it('names the variable of an unreadable file', () => {
    expect(() => resolveSettingFiles({ KEY_FILE: join(folder, 'none') }, ['KEY'])).toThrow(
      'KEY_FILE must name a file that can be read (ENOENT)',
    )
  })
})
