import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage } from '@hibiki/media-storage'
import { afterAll, describe, expect, it } from 'vitest'
import { createPhotoVault, type PhotoPart, photoParts } from './photo-vault.ts'

const oldSecret = 'the key of last year, long enough for all'
const newSecret = 'the key of this year, long enough for all'
const folder = await mkdtemp(join(tmpdir(), 'hibiki-faces-'))
const storage = createDiskStorage({ folder, idleMs: 1 })
afterAll(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

const magic = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
const parts = Object.fromEntries(
  photoParts.map((part) => [part, Buffer.concat([magic, Buffer.from(`the ${part}`)])]),
) as Record<PhotoPart, Buffer>

async function stored(secrets = [newSecret]) {
  const photoId = randomUUID()
  await createPhotoVault(storage, secrets).store(photoId, parts)
  return photoId
}

const fileOf = (photoId: string, part: PhotoPart) => join(folder, 'faces', photoId, part)

describe('createPhotoVault', () => {
  it('returns every part, and stores no picture unencrypted', async () => {
    const photoId = await stored()
    const vault = createPhotoVault(storage, [newSecret])
    for (const part of photoParts) {
      expect(await vault.read(photoId, part)).toEqual(parts[part])
      const kept = await readFile(fileOf(photoId, part))
      expect(kept.includes(magic)).toBe(false)
      expect(kept.includes('the ')).toBe(false)
    }
  })

  it('encrypts the same picture differently every time', async () => {
    const [a, b] = [await stored(), await stored()]
    expect(await readFile(fileOf(a, 'photo'))).not.toEqual(await readFile(fileOf(b, 'photo')))
  })

  it('decrypts with an older key while that key is configured, but not after', async () => {
    const photoId = await stored([oldSecret])
    expect(await createPhotoVault(storage, [newSecret, oldSecret]).read(photoId, 'full')).toEqual(parts.full)
    await expect(createPhotoVault(storage, [newSecret]).read(photoId, 'full')).rejects.toThrow('FACE_KEY')
  })

  it('rejects a photo that was changed, truncated or replaced by another one', async () => {
    const [mine, other] = [await stored(), await stored()]
    const vault = createPhotoVault(storage, [newSecret])
    await copyFile(fileOf(other, 'photo'), fileOf(mine, 'photo'))
    await expect(vault.read(mine, 'photo')).rejects.toThrow()
    const kept = await readFile(fileOf(mine, 'full'))
    kept.writeUInt8(kept.readUInt8(kept.length - 1) ^ 1, kept.length - 1)
    await writeFile(fileOf(mine, 'full'), kept)
    await expect(vault.read(mine, 'full')).rejects.toThrow()
    await writeFile(fileOf(mine, 'leftHalf'), kept.subarray(0, 10))
    await expect(vault.read(mine, 'leftHalf')).rejects.toThrow()
  })

  it('deletes a photo with all its parts, and ignores a second deletion', async () => {
    const photoId = await stored()
    const vault = createPhotoVault(storage, [newSecret])
    await vault.remove(photoId)
    await vault.remove(photoId)
    for (const part of photoParts) expect(await vault.read(photoId, part)).toBeNull()
  })

  it('deletes parts that another release stored, but none of other photos', async () => {
    const [photoId, other] = [await stored(), await stored()]
    await writeFile(join(folder, 'faces', photoId, 'of-another-release'), 'sealed')
    await createPhotoVault(storage, [newSecret]).remove(photoId)
    const kept = await readdir(join(folder, 'faces'), { recursive: true })
    expect(kept.filter((path) => path.startsWith(photoId))).toEqual([])
    expect(kept.filter((path) => path.startsWith(`${other}/`))).toHaveLength(photoParts.length)
  })
})
