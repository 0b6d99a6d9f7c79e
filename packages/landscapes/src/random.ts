/**
 * Returns a number in [0, 1) for a place in a picture. It depends on nothing that was drawn before, so a picture with fewer lines has
 * the same lines.
 */
export function pickAt(seed: number, channel: number, index = 0): number {
  let mixed = seed ^ Math.imul(channel + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}
