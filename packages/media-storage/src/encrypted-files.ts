import { createHmac, hkdfSync } from 'node:crypto'
import type { MediaStorage } from './media-storage.ts'
import { createSealedFiles } from './sealed-files.ts'

/** Stores private pictures, each with its parts in a folder of its own, encrypted. */
export interface EncryptedFiles<Part extends string> {
  store(id: string, parts: Record<Part, Uint8Array>): Promise<void>
  /** Returns null when there is none. @throws when the bytes were changed, moved or encrypted with an unknown key */
  read(id: string, part: Part): Promise<Buffer | null>
  /** Deletes all parts, also those that another release stored. It is no error if there are none. */
  remove(id: string): Promise<void>
  /** Returns a digest that is equal for an equal text with equal bytes and reveals nothing about them without the key. */
  digest(text: string, bytes: Uint8Array): Buffer
}

export interface EncryptedFilesOptions<Part extends string> {
  /** Each id has a folder of its own in this one. */
  folder: string
  parts: readonly Part[]
  /** Secrets of at least 32 characters: the first encrypts, all decrypt. */
  secrets: readonly string[]
  /** The setting that holds the secrets, for the operator who reads an error. */
  setting: string
  /** What the keys are derived for, so that no two uses of a secret share a key. A change makes what is stored unreadable. */
  purpose: { files: string; digests: string }
}

/** @throws without a secret */
export function createEncryptedFiles<Part extends string>(
  storage: MediaStorage,
  { folder, parts: allParts, secrets, setting, purpose }: EncryptedFilesOptions<Part>,
): EncryptedFiles<Part> {
  const files = createSealedFiles(storage, { secrets, purpose: purpose.files, setting })
  const digestKey = Buffer.from(hkdfSync('sha256', secrets[0] ?? '', '', purpose.digests, 32))
  const toFolder = (id: string) => `${folder}/${id}`
  const toStorageKey = (id: string, part: Part) => `${toFolder(id)}/${part}`

  return {
    async store(id, parts) {
      // All writes are awaited even when one fails, because the parts are deleted afterwards.
      const puts = allParts.map((part) => files.put(toStorageKey(id, part), parts[part]))
      const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected')
      if (failed) throw failed.reason
    },
    read: (id, part) => files.read(toStorageKey(id, part)),
    remove: (id) => storage.removeFolder(toFolder(id)),
    digest: (text, bytes) => createHmac('sha256', digestKey).update(`${text}\n`).update(bytes).digest(),
  }
}
