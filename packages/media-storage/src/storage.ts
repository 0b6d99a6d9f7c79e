import type { ServerResponse } from 'node:http'
import type { MediaPart } from './media-part.ts'

/** Where media files are kept. Reads name exact bytes, because every caller knows the file's size from its row. */
export interface MediaStorage {
  /**
   * Answers with a part of a file, never reading faster than the client takes it. `begin` is called once, when the first
   * bytes have been read: the moment to write the head. A client that leaves ends the reading, which is no error.
   *
   * @throws when the file is missing, shorter than asked or cannot be read; after `begin` the answer is destroyed as well,
   *   because a cut connection is the only way left to say that the rest is missing
   */
  send(part: MediaPart, answer: ServerResponse, begin: () => void): Promise<void>
  close(): Promise<void>
}
