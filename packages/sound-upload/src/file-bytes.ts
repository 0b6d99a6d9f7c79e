/** The file cannot be read: it was changed, moved or deleted after it was chosen, or its drive is gone. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
}

/**
 * Returns the content of the file.
 *
 * @throws {UnreadableFileError}
 */
export async function readBytes(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer()
  } catch (cause) {
    throw new UnreadableFileError('the chosen file cannot be read', { cause })
  }
}

/** Whether the chosen file still exists unchanged; reading one byte suffices, because browsers compare the time of change first. */
export const isFileReadable = (file: Blob): Promise<boolean> =>
  readBytes(file.slice(0, 1)).then(
    () => true,
    () => false,
  )
