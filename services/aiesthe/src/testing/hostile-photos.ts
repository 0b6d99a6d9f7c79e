import { randomBytes } from 'node:crypto'
import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { createBlackPng, createPng, createPngChunk, createPngHeader, insertPngChunks } from './png.ts'
import { readPortrait, validFace } from './sample-photos.ts'

export interface HostilePhoto {
  name: string
  bytes: Buffer
}

/** This text must never be in anything that is made of a photo. */
export const METADATA_CANARY = 'canary-35.6812N-139.7671E'

const text = (value: string) => Buffer.from(value, 'latin1')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540"><rect width="720" height="540"/></svg>`
const zip = Buffer.concat([text('PK\x03\x04'), Buffer.alloc(26), text(METADATA_CANARY)])
const page = text(`<html><script>alert("${METADATA_CANARY}")</script>`)

async function goodPhoto() {
  return sharp(await readPortrait(validFace))
}

/** Returns files that are no photo or that harm a program that opens them. None may be accepted. */
export async function createHostilePhotos(): Promise<HostilePhoto[]> {
  const good = await goodPhoto()
  const jpeg = await good.clone().jpeg().toBuffer()
  const goodPng = await good.clone().png().toBuffer()
  const files: Record<string, Buffer> = {
    'nothing at all': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    SVG: text(svg),
    'SVG that reads a file': text(
      `<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg.replace('<rect', '<text>&x;</text><rect')}`,
    ),
    'SVG that asks another server': text(svg.replace('<rect', '<image href="http://127.0.0.1:1/"/><rect')),
    'compressed SVG': gzipSync(text(svg)),
    GIF: await good.clone().gif().toBuffer(),
    WebP: await good.clone().webp().toBuffer(),
    TIFF: await good.clone().tiff().toBuffer(),
    AVIF: await good.clone().avif({ effort: 0 }).toBuffer(),
    BMP: Buffer.concat([text('BM'), Buffer.alloc(200)]),
    ICO: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), goodPng]),
    'JPEG 2000': Buffer.concat([text('\x00\x00\x00\x0cjP  \r\n\x87\n'), Buffer.alloc(200)]),
    'JPEG XL': Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(200)]),
    HEIC: Buffer.concat([text('\x00\x00\x00\x18ftypheic'), Buffer.alloc(200)]),
    PSD: Buffer.concat([text('8BPS\x00\x01'), Buffer.alloc(200)]),
    PPM: text('P6 720 540 255\n'),
    'Radiance HDR': text('#?RADIANCE\n'),
    PostScript: text('%!PS-Adobe-3.0 EPSF-3.0\n'),
    'ImageMagick script': text('push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context\n'),
    PDF: text('%PDF-1.7\n'),
    HTML: page,
    PHP: text('<?php system($_GET["x"]); ?>'),
    ZIP: zip,
    'ZIP with a JPEG inside': Buffer.concat([zip, jpeg]),
    ELF: Buffer.concat([text('\x7fELF'), Buffer.alloc(200)]),
    MP4: Buffer.concat([text('\x00\x00\x00\x18ftypisom'), Buffer.alloc(200)]),
    noise: randomBytes(100_000),
    'a JPEG behind a byte order mark': Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), jpeg]),
    'the signature of JPEG and noise': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(5000)]),
    'the signature of PNG and noise': Buffer.concat([goodPng.subarray(0, 8), randomBytes(5000)]),
    'the signature of PNG alone': goodPng.subarray(0, 8),
    'GIF under the signature of JPEG': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text('GIF89a')]),
    'JPEG cut in half': jpeg.subarray(0, jpeg.length / 2),
    'JPEG cut in its header': jpeg.subarray(0, 100),
    'PNG cut in half': goodPng.subarray(0, goodPng.length / 2),
    'PNG with broken pixels': broken(goodPng),
    'PNG without pixels': createPng(createPngHeader(720, 540)),
    'PNG of no width': createPng(
      createPngHeader(0, 540),
      createPngChunk('IDAT', deflateSync(Buffer.alloc(540))),
    ),
    'PNG that claims two billion pixels a side': createPng(createPngHeader(0x7fffffff, 0x7fffffff)),
    'PNG of 20,000 × 20,000': createBlackPng(20_000, 20_000),
    'PNG of one row of 20 million': createBlackPng(20_000_000, 1),
    'PNG one pixel high': createBlackPng(16_000, 1),
    'PNG of one pixel': createBlackPng(1, 1),
    'PNG, 16 bits a channel, interlaced, empty': createPng(
      createPngHeader(4000, 4000, { depth: 16, type: 6, interlaced: true }),
      createPngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    ),
    'JPEG that claims 65,500 × 65,500': resized(jpeg, 65_500),
    'JPEG of 5,000 scans': scans(
      await good.clone().resize(2000, 1500).jpeg({ progressive: true }).toBuffer(),
      5000,
    ),
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }))
}

/** Returns valid photos that carry something which must not be kept. Their face is found, and nothing else remains of them. */
export async function createPhotosWithMetadata(): Promise<HostilePhoto[]> {
  const good = await goodPhoto()
  const exif = {
    IFD0: { ImageDescription: METADATA_CANARY, Artist: METADATA_CANARY, Copyright: METADATA_CANARY },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '35/1 40/1 52/1',
      GPSLongitudeRef: 'E',
      GPSProcessingMethod: METADATA_CANARY,
    },
  }
  const jpeg = await good.clone().jpeg().toBuffer()
  const goodPng = await good.clone().png().toBuffer()
  const compressed = Buffer.concat([text('Comment\x00\x00'), deflateSync(Buffer.alloc(50_000_000))])
  const files: Record<string, Buffer> = {
    'JPEG with a place in EXIF': await good.clone().withExif(exif).jpeg().toBuffer(),
    'PNG with a place in EXIF': await good.clone().withExif(exif).png().toBuffer(),
    'JPEG with XMP': await good
      .clone()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${METADATA_CANARY}</x:xmpmeta>`)
      .jpeg()
      .toBuffer(),
    'JPEG with a comment': Buffer.concat([jpeg.subarray(0, 2), comment(page), jpeg.subarray(2)]),
    'JPEG with a hundred long comments': Buffer.concat([
      jpeg.subarray(0, 2),
      ...Array.from({ length: 100 }, () => comment(Buffer.alloc(65_000, METADATA_CANARY))),
      jpeg.subarray(2),
    ]),
    'JPEG that is also a ZIP': Buffer.concat([jpeg, zip]),
    'JPEG that is also a page': Buffer.concat([jpeg, page]),
    'PNG that is also a ZIP': Buffer.concat([goodPng, zip]),
    'PNG with a text': insertPngChunks(
      goodPng,
      createPngChunk('tEXt', text(`Comment\x00${METADATA_CANARY}`)),
    ),
    'PNG with a text of 50 MB in 50 kB': insertPngChunks(goodPng, createPngChunk('zTXt', compressed)),
    'PNG with an unknown chunk': insertPngChunks(goodPng, createPngChunk('caNa', text(METADATA_CANARY))),
    'JPEG in grey': await good.clone().greyscale().jpeg().toBuffer(),
    'JPEG in print colours': await good.clone().toColourspace('cmyk').jpeg().toBuffer(),
    'PNG with transparency': await good.clone().ensureAlpha(0.9).png().toBuffer(),
    'PNG, 16 bits a channel': await good.clone().toColourspace('rgb16').png().toBuffer(),
    'PNG with a palette': await good.clone().png({ palette: true }).toBuffer(),
    'JPEG lying on its side': await good
      .clone()
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }))
}

function comment(content: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + 2)
  return Buffer.concat([Buffer.from([0xff, 0xfe]), length, content])
}

/** Writes zeros where the pixels begin, so that the checksum of the chunk no longer matches. */
function broken(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  const middle = Math.floor(copy.length / 2)
  copy.fill(0, middle, middle + 1000)
  return copy
}

/** Writes another size into the frame header, which a decoder trusts. */
function resized(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(side, frame + 5)
  copy.writeUInt16BE(side, frame + 7)
  return copy
}

/** Repeats the last scan of a progressive JPEG, each of which costs a pass over all pixels. */
function scans(jpeg: Buffer, times: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, jpeg.length - 2)
  return Buffer.concat([
    jpeg.subarray(0, last),
    ...Array.from({ length: times }, () => scan),
    jpeg.subarray(-2),
  ])
}
