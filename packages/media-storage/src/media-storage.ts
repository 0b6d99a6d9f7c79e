import type { ServerResponse } from 'node:http'
import type { MediaPart } from './media-part.ts'

/** Stores media files. Reads name exact bytes, because every caller knows the file's size from its row. */
export interface MediaStorage {
  /**
   * Responds with a part of a file, never reading faster than the client. `begin` is called once, when the first bytes have been read, to
   * write the head. A disconnecting client ends the reading, which is no error.
   *
   * @throws when the file is missing, shorter than requested or cannot be read; after `begin` the response is destroyed as well, because
   * only a cut connection can signal that the rest is missing
   */
  send(part: MediaPart, response: ServerResponse, begin: () => void): Promise<void>

  /**
   * Stores a file under a key, whatever was there before. It appears complete or not at all, also after a kill. Of two at the
   * same time under one key, the one that ends last stays.
   *
   * @throws when the bytes cannot be read or stored; then nothing is left of them
   */
  put(storageKey: string, bytes: AsyncIterable<Uint8Array>): Promise<void>

  /** Returns the bytes of a part, piece by piece. Rejects as `send` does. */
  read(part: MediaPart): AsyncIterable<Uint8Array>

  /**
   * Returns where another server with access to the same storage finds a file, below the root of the folder or of the bucket's server;
   * signed for a minute if reading needs a signature.
   */
  locate(storageKey: string): Promise<string>

  /** Returns how many bytes a file has; null when there is none. */
  findSize(storageKey: string): Promise<number | null>

  /** Removes a file; it is no error when there is none. */
  remove(storageKey: string): Promise<void>

  /** Removes all files whose keys begin with the folder and a slash; it is no error when there are none. */
  removeFolder(folder: string): Promise<void>

  /** Calls `use` with the path of a local file that holds the same bytes, for what can only read files. Only reading is allowed. */
  withFile<T>(storageKey: string, use: (path: string) => Promise<T>): Promise<T>

  /** @throws a sentence for the operator while the storage cannot be used */
  check(): Promise<void>

  close(): Promise<void>
}
