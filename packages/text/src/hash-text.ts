/** Hashes a text to 32 bits by FNV-1a over its UTF-16 code units, the same on every machine: to choose and to compare, not to hide. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** Mixes the bits of a hash (the finalizer of MurmurHash3), so that texts that differ in one letter get unrelated numbers. */
export function mixBits(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
