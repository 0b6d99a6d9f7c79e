/** The duration is longer than any sound is heard, because the end is unknown while audio may follow. */
export const OPEN_END_SECONDS = 7 * 24 * 3600
export const RETRY_MS = 2_000

/** Waits until an element has opened the source, and returns its buffer for mp3. */
export async function openSourceBuffer(mediaSource: MediaSource, signal: AbortSignal): Promise<SourceBuffer> {
  if (mediaSource.readyState === 'closed')
    await new Promise((resolve) =>
      mediaSource.addEventListener('sourceopen', resolve, { once: true, signal }),
    )
  return mediaSource.addSourceBuffer('audio/mpeg')
}

/** Waits until the buffer has appended or removed what it was told to. */
export function waitUntilUpdated(buffer: SourceBuffer): Promise<void> {
  return new Promise((resolve) => buffer.addEventListener('updateend', () => resolve(), { once: true }))
}

/** Has the next audio begin at an offset, of which nothing is heard before a moment. */
export function setAppendStart(
  buffer: SourceBuffer,
  { offset, audibleFrom }: { offset: number; audibleFrom: number },
): void {
  // The window must stay valid between these changes.
  buffer.appendWindowStart = 0
  buffer.appendWindowEnd = Number.POSITIVE_INFINITY
  buffer.timestampOffset = offset
  buffer.appendWindowStart = audibleFrom
}
