import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { grantFolderAccess } from './server-user.ts'

const somebody = { uid: 65_500, gid: 65_500, name: 'somebody' }

it("names the folder that the server's user cannot enter, and says what to do", () => {
  const outer = mkdtempSync(join(tmpdir(), 'hibiki-reach-'))
  const data = join(outer, 'inner', 'data')
  mkdirSync(data, { recursive: true })
  chmodSync(outer, 0o755)
  chmodSync(data, 0o700)
  grantFolderAccess(data, somebody)
  expect(statSync(data).mode & 0o777).toBe(0o711)
  chmodSync(join(outer, 'inner'), 0o700)
  expect(() => grantFolderAccess(data, somebody)).toThrow(`may not enter ${join(outer, 'inner')}`)
  expect(() => grantFolderAccess(data, somebody)).toThrow('DATA_DIR=')
  grantFolderAccess(data, {})
  rmSync(outer, { recursive: true })
})
