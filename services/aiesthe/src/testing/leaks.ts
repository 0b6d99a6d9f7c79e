/** The length of the shortest piece of a photo that is found wherever it begins. */
const PIECE_BYTES = 24
/** Every piece of that length contains a whole block that begins at a multiple of this step. */
const BLOCK_BYTES = 8
const STEP_BYTES = PIECE_BYTES - BLOCK_BYTES

/** The first bytes of pictures, long enough not to occur by chance among encrypted bytes. */
const magic = {
  JPEG: ['ffd8ffe000104a464946', 'ffd8ffdb0043', 'ffd8ffe1'],
  PNG: ['89504e470d0a1a0a'],
}

/** The photo that contains a block, and the position in it. */
type Blocks = Map<string, { photo: Buffer; at: number }[]>

/**
 * Searches for photos or pieces of them in what should contain none: as they are, in hex, in base64 (both alphabets, any alignment), as
 * numbers, and as text with one character per byte, escaped or not. Returns what was found and how it was written.
 */
export function createLeakFinder(photos: readonly Uint8Array[]) {
  const blocks = blocksOf(photos)

  return (where: string | Uint8Array): string[] => {
    const found = new Set<string>()
    for (const [how, bytes] of readings(Buffer.from(where))) {
      if (holdsPiece(bytes, blocks)) found.add(`a piece of a photo, ${how}`)
      for (const [kind, beginnings] of Object.entries(magic))
        if (beginnings.some((beginning) => bytes.includes(Buffer.from(beginning, 'hex'))))
          found.add(`${kind}, ${how}`)
    }
    return [...found]
  }
}

function blocksOf(photos: readonly Uint8Array[]): Blocks {
  const blocks: Blocks = new Map()
  for (const photo of photos.map((one) => Buffer.from(one)))
    for (let at = 0; at + BLOCK_BYTES <= photo.length; at += STEP_BYTES) {
      const block = photo.toString('latin1', at, at + BLOCK_BYTES)
      const places = blocks.get(block)
      if (places) places.push({ photo, at })
      else blocks.set(block, [{ photo, at }])
    }
  return blocks
}

function holdsPiece(where: Buffer, blocks: Blocks): boolean {
  for (let at = 0; at + BLOCK_BYTES <= where.length; at++)
    for (const known of blocks.get(where.toString('latin1', at, at + BLOCK_BYTES)) ?? [])
      if (sameAround(where, at, known.photo, known.at) >= PIECE_BYTES) return true
  return false
}

/** Counts how many bytes are equal around two positions. */
function sameAround(a: Buffer, atA: number, b: Buffer, atB: number): number {
  let from = 0
  while (atA - from > 0 && atB - from > 0 && a[atA - from - 1] === b[atB - from - 1]) from++
  let to = 0
  while (atA + to < a.length && atB + to < b.length && a[atA + to] === b[atB + to]) to++
  return from + to
}

/** Returns everything that the bytes can decode to. */
function* readings(bytes: Buffer): Generator<[string, Buffer]> {
  yield ['as it is', bytes]
  const text = bytes.toString('latin1')
  for (const [run] of text.matchAll(/[0-9a-f]{40,}/gi))
    for (const shift of [0, 1]) yield ['in hex', Buffer.from(run.slice(shift), 'hex')]
  for (const [run] of text.matchAll(/[A-Za-z0-9+/_-]{28,}/g))
    for (const shift of [0, 1, 2, 3]) yield ['in base64', Buffer.from(run.slice(shift), 'base64')]
  for (const [run] of text.matchAll(/\d{1,3}(?:,\s*\d{1,3}){15,}/g))
    yield ['as numbers', Buffer.from(run.split(',').map(Number))]
  const unicode = bytes.toString('utf8')
  yield ['as text', Buffer.from(unicode, 'latin1')]
  yield ['as escaped text', Buffer.from(readEscapes(unicode), 'latin1')]
}

const named: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
}

function readEscapes(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gi, (_, long, short, sign: string) =>
    sign === undefined ? String.fromCharCode(Number.parseInt(long ?? short, 16)) : (named[sign] ?? sign),
  )
}
