import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readOrCreateSecrets } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'hibiki-secrets-'))
const file = join(folder, 'secrets.json')
const database = join(folder, 'postgres')
afterAll(() => rmSync(folder, { recursive: true }))

describe('readOrCreateSecrets', () => {
  it('creates the secrets once, readable only for the owner', () => {
    const made = readOrCreateSecrets(file, { database })
    expect(readOrCreateSecrets(file, { database })).toEqual(made)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(new Set(Object.values(made.databasePasswords)).size).toBe(
      Object.keys(made.databasePasswords).length,
    )
  })

  it('adds secrets that a folder of an earlier version lacks, and keeps the existing ones', () => {
    const { tokenKeySecret, mediaKey, databasePasswords } = readOrCreateSecrets(file, { database })
    const { billing: _later, ...earlier } = databasePasswords
    writeFileSync(file, JSON.stringify({ tokenKeySecret, mediaKey, databasePasswords: earlier }))
    const now = readOrCreateSecrets(file, { database })
    expect(now).toMatchObject({ tokenKeySecret, mediaKey, databasePasswords: earlier })
    expect(now.databasePasswords.billing).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(now)
  })

  it('stops with a sentence when the secrets cannot be read', () => {
    writeFileSync(file, '{broken')
    expect(() => readOrCreateSecrets(file, { database })).toThrow('cannot be read')
  })

  it('stops with a sentence when the secrets of an existing database are missing, because new ones could not open it', () => {
    rmSync(file)
    mkdirSync(database)
    expect(() => readOrCreateSecrets(file, { database })).toThrow(`${file} is missing`)
    expect(existsSync(file)).toBe(false)
  })
})
