/** The file cannot be read: it was changed, moved or deleted after it was chosen, or its drive is gone. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
}

/**
 * What the file holds.
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

/** Whether it is still the file that was chosen; one byte tells, browsers compare the time of change before they read any. */
export const isReadable = (file: Blob): Promise<boolean> =>
  readBytes(file.slice(0, 1)).then(
    () => true,
    () => false,
  )
