import { FRAME_WINDOW_MS, MAX_FRAMES_PER_WINDOW } from './socket-protocol.ts'

/** Counts the frames of one connection; returns false when a frame exceeds the maximum per window. */
export function createFrameRateLimiter(now: () => number): () => boolean {
  let [windowStart, count] = [now(), 0]
  return () => {
    if (now() - windowStart > FRAME_WINDOW_MS) [windowStart, count] = [now(), 0]
    count += 1
    return count <= MAX_FRAMES_PER_WINDOW
  }
}
