import { beforeEach, describe, expect, it } from 'vitest'
import { type PhotoPart, type PhotoVault, photoParts } from './photo-vault.ts'
import { createRequestPhotoVault } from './request-photo-vault.ts'

let opened: string[]
let isBroken: boolean
const vault: PhotoVault = {
  store: async () => {},
  async read(photoId, part) {
    opened.push(`${photoId}/${part}`)
    if (isBroken) throw new Error('no storage')
    return Buffer.from(`${part} of ${photoId}`)
  },
  remove: async () => {},
  digest: () => Buffer.alloc(0),
}
beforeEach(() => {
  opened = []
  isBroken = false
})
const parts = Object.fromEntries(
  photoParts.map((part) => [part, new Uint8Array(Buffer.from(`new ${part}`))]),
) as Record<PhotoPart, Uint8Array>
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('createRequestPhotoVault', () => {
  it('does not read again what the request stored or read ahead', async () => {
    const own = createRequestPhotoVault(vault)
    await own.store('after', parts)
    own.prefetch(Promise.resolve([{ id: 'before' }]))
    await settled()
    expect(opened).toHaveLength(5)
    expect(String(await own.read('after', 'full'))).toBe('new full')
    expect(String(await own.read('before', 'leftHalf'))).toBe('leftHalf of before')
    expect(opened).toHaveLength(5)
  })

  it('retries what could not be read ahead, and rejects when that fails too', async () => {
    const own = createRequestPhotoVault(vault)
    isBroken = true
    own.prefetch(Promise.resolve([{ id: 'before' }]))
    own.prefetch(Promise.reject(new Error('no database')))
    await settled()
    await expect(own.read('before', 'full')).rejects.toThrow('no storage')
    isBroken = false
    expect(String(await own.read('before', 'full'))).toBe('full of before')
  })

  it('forgets a photo that was removed', async () => {
    const own = createRequestPhotoVault(vault)
    await own.store('after', parts)
    await own.remove('after')
    await own.read('after', 'full')
    expect(opened).toEqual(['after/full'])
  })
})
