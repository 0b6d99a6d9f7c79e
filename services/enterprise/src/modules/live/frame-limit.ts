import { FRAME_WINDOW_MS, MAX_FRAMES } from './protocol.ts'

/** Counts the frames of one connection; returns false for one too many in the window. */
export function createFrameLimit(now: () => number): () => boolean {
  let [windowStart, count] = [now(), 0]
  return () => {
    if (now() - windowStart > FRAME_WINDOW_MS) [windowStart, count] = [now(), 0]
    count += 1
    return count <= MAX_FRAMES
  }
}
