import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { reseal, seal, unseal } from '../../seal.ts'
import { deriveSecrets, type KeyList } from '../../secrets.ts'
import { sealPrivateKey, unsealPrivateKey } from './seal-private-key.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const secret = randomBytes(32)

describe('sealPrivateKey and unsealPrivateKey', () => {
  it('opens what it sealed, only with the same secret, id and bytes', () => {
    const sealed = sealPrivateKey(privateKey, 'kid-1', [secret])
    expect(unsealPrivateKey(sealed, 'kid-1', [secret]).equals(privateKey)).toBe(true)
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(40) ^ 1, 40)
    for (const open of [
      () => unsealPrivateKey(sealed, 'kid-1', [randomBytes(32)]),
      () => unsealPrivateKey(sealed, 'kid-2', [secret]),
      () => unsealPrivateKey(changed, 'kid-1', [secret]),
    ]) {
      expect(open).toThrow(/TOKEN_KEY_SECRET/)
    }
  })

  it('does not store the key readable', () => {
    const der = privateKey.export({ type: 'pkcs8', format: 'der' })
    expect(sealPrivateKey(privateKey, 'kid-1', [secret]).includes(der.subarray(-32))).toBe(false)
  })
})

describe('deriveSecrets', () => {
  it('reads hex and base64 alike and gives each purpose its own key', () => {
    const hex = deriveSecrets(secret.toString('hex'))
    expect(deriveSecrets(secret.toString('base64'))).toEqual(hex)
    expect(
      new Set([hex.signingKeys, hex.throttles, hex.devices].map(([key]) => key.toString('hex'))).size,
    ).toBe(3)
  })

  it('opens under every secret and seals under the first, so that one can be replaced', () => {
    const [old, fresh] = [randomBytes(32).toString('hex'), randomBytes(32).toString('base64')]
    const [before, during, after] = [old, `${fresh}, ${old}`, fresh].map(
      (setting) => deriveSecrets(setting).signingKeys,
    ) as [KeyList, KeyList, KeyList]
    const sealed = seal(Buffer.from('plain'), 'row', before)
    expect(unseal(sealed, 'row', during).toString()).toBe('plain')
    expect(() => unseal(sealed, 'row', after)).toThrow()
    const anew = reseal(sealed, 'row', during) as Buffer
    expect(unseal(anew, 'row', after).toString()).toBe('plain')
    expect(reseal(anew, 'row', during)).toBeNull()
    expect(() => reseal(sealed, 'other row', during)).toThrow()
  })

  it('throws for anything but 32 bytes', () => {
    for (const bad of ['', `${randomBytes(32).toString('hex')},`, 'short', randomBytes(16).toString('hex')]) {
      expect(() => deriveSecrets(bad)).toThrow(/TOKEN_KEY_SECRET must be 32 bytes/)
    }
  })
})
