import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Positions of faces in the sample photos of `@vladmandic/face-api`, with the margin of a portrait; pixels. */
const faces = {
  /** A face that laughs into the camera. */
  laughing: { sample: 3, left: 985, top: 146, width: 400, height: 444 },
  /** A face that looks into the camera and does not laugh. */
  earnest: { sample: 3, left: 505, top: 263, width: 379, height: 421 },
  /** A face that looks aside. */
  turned: { sample: 2, left: 282, top: 95, width: 330, height: 366 },
} as const

const canvas = { width: 720, height: 540 }

/** A whole sample photo of three to five people. */
function groupPhoto(sample: number): Promise<Buffer> {
  const folder = import.meta.resolve('@vladmandic/face-api/package.json')
  return readFile(new URL(`demo/sample${sample}.jpg`, folder))
}

/** Returns a face as a camera would show it, lossless, so that it can be changed further. */
async function portrait(face: keyof typeof faces): Promise<Buffer> {
  const { sample, ...region } = faces[face]
  return sharp(await groupPhoto(sample))
    .extract(region)
    .resize({ ...canvas, fit: 'contain', background: '#000000' })
    .png()
    .toBuffer()
}

/** With this many frames two photos are hardly ever of the same one. */
const FRAMES = 400

/** Writes a film for Chromium's fake camera of a person who laughs; a spot moves beside the face, so that no frame is like another. */
export async function writeFaceFilm(file: string): Promise<void> {
  const face = sharp(await portrait('laughing'))
  const spot = await sharp({ create: { width: 24, height: 24, channels: 3, background: '#445566' } })
    .png()
    .toBuffer()
  const frames = Array.from({ length: FRAMES }, (_, at) =>
    face
      .clone()
      .composite([{ input: spot, left: (at % 4) * 24, top: Math.floor(at / 4) * 5 }])
      .jpeg({ quality: 90 })
      .toBuffer(),
  )
  await writeFile(file, Buffer.concat(await Promise.all(frames)))
}

/** Photos for the file field, as a device would store them. */
export const facePhotoBuilders = {
  laughing: () => jpeg(portrait('laughing')),
  earnest: () => jpeg(portrait('earnest')),
  none: () =>
    jpeg(
      sharp({ create: { ...canvas, channels: 3, background: '#888899' } })
        .png()
        .toBuffer(),
    ),
  several: () => jpeg(groupPhoto(1)),
  small: async () => {
    const around = { top: 180, bottom: 180, left: 240, right: 240, background: '#888899' }
    return jpeg(
      sharp(await portrait('laughing'))
        .resize(240, 180)
        .extend(around)
        .png()
        .toBuffer(),
    )
  },
  turned: () => jpeg(portrait('turned')),
  dark: async () =>
    jpeg(
      sharp(await portrait('laughing'))
        .linear(0.2, 0)
        .png()
        .toBuffer(),
    ),
  blurred: async () =>
    jpeg(
      sharp(await portrait('laughing'))
        .blur(7)
        .png()
        .toBuffer(),
    ),
}

async function jpeg(picture: Promise<Buffer>) {
  const buffer = await sharp(await picture)
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}
