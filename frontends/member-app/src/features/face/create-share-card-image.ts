import type { Landscape } from '@hibiki/landscapes'
import { drawLandscape } from '@hibiki/landscapes/canvas'
import { type CardFormat, cardFormats } from '../../components/share-card/card-formats.ts'
import { toPngFile } from '../../components/share-card/share-file.ts'
import { toEmotionShapePath } from './emotion-map.rules.ts'
import { alignFaces, type Placement, toAlignablePicture } from './face-alignment.rules.ts'
import type { EmotionMap, FaceResult } from './types.ts'

/** The side of the square that holds the figure or the faces and the words, in the middle of the card. */
const SIDE_PX = cardFormats.square.width
/** The frame of each face; the two stand beside each other. */
const FACE = { width: 440, height: 550, top: 96, gap: 24 } as const

type Reading = FaceResult['beforeResult']

/** A photo and what was read of it. */
export interface CardFace {
  photo: string
  reading: Reading
}

interface Card {
  title: string
  lines: readonly string[]
  before: EmotionMap
  after: EmotionMap
  /** Before and After, when the member chose to have them on the card. */
  faces: readonly [CardFace, CardFace] | null
  /** The landscape of the sound that was heard between both; null when it is not known. */
  landscape: Landscape | null
  colours: { ground: string; line: string; accent: string }
}

/**
 * Draws the card as a PNG on this device; nothing is sent. It has the landscape of the sound, and on it the figure of the two readings or
 * the two faces, of one size and with their eyes at one height.
 */
export async function createShareCardImage(
  format: CardFormat,
  { title, lines, before, after, faces, landscape, colours }: Card,
): Promise<File> {
  const canvas = document.createElement('canvas')
  const { width, height } = Object.assign(canvas, cardFormats[format])
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this device draws no pictures')
  context.fillStyle = colours.ground
  context.fillRect(0, 0, width, height)
  if (landscape) {
    drawLandscape(context, landscape, { width, height, time: 0, level: 0.5 })
    shade(context, { width, height, ground: colours.ground })
  }
  context.translate(0, (height - SIDE_PX) / 2)

  if (faces) await drawFaces(context, faces)
  else drawFigure(context, { before, after, colours })

  context.globalAlpha = 1
  context.textAlign = 'center'
  context.fillStyle = colours.line
  const fonts = getComputedStyle(document.body).fontFamily
  const write = (text: string, size: number, weight: number, y: number) => {
    context.font = `${weight} ${size}px ${fonts}`
    context.fillText(text, SIDE_PX / 2, y, SIDE_PX - 120)
  }
  write(title, 46, 600, 786)
  for (const [index, line] of lines.entries()) write(line, 32, 400, 850 + index * 48)
  context.fillStyle = colours.accent
  write('Hibiki 響き', 32, 600, 1010)
  return toPngFile(canvas)
}

/** Darkens the landscape evenly, and more towards the words. */
function shade(
  context: CanvasRenderingContext2D,
  { width, height, ground }: { width: number; height: number; ground: string },
): void {
  const veil = context.createLinearGradient(0, 0, 0, height)
  veil.addColorStop(0, `${ground}59`)
  veil.addColorStop(0.5, `${ground}8c`)
  veil.addColorStop(0.68, `${ground}e0`)
  veil.addColorStop(1, `${ground}e6`)
  context.globalAlpha = 1
  context.fillStyle = veil
  context.fillRect(0, 0, width, height)
}

function drawFigure(
  context: CanvasRenderingContext2D,
  { before, after, colours }: Pick<Card, 'before' | 'after' | 'colours'>,
): void {
  context.save()
  context.translate(SIDE_PX / 2, 390)
  context.scale(280, 280)
  context.fillStyle = colours.ground
  context.globalAlpha = 0.55
  context.fill(circle(1.08))
  for (const radius of [0.33, 0.66, 1]) stroke(context, circle(radius), colours.line, 0.004, 0.25)
  stroke(context, new Path2D(toEmotionShapePath(before)), colours.line, 0.012, 0.9)
  const shape = new Path2D(toEmotionShapePath(after))
  context.globalAlpha = 0.25
  context.fillStyle = colours.accent
  context.fill(shape)
  stroke(context, shape, colours.accent, 0.016, 1)
  context.restore()
}

function circle(radius: number): Path2D {
  const path = new Path2D()
  path.arc(0, 0, radius, 0, 2 * Math.PI)
  return path
}

function stroke(
  context: CanvasRenderingContext2D,
  path: Path2D,
  colour: string,
  width: number,
  alpha: number,
): void {
  context.globalAlpha = alpha
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke(path)
}

async function drawFaces(
  context: CanvasRenderingContext2D,
  faces: readonly [CardFace, CardFace],
): Promise<void> {
  const pictures = await Promise.all(faces.map(({ photo }) => loadPicture(photo)))
  const [first, second] = faces.map(({ reading }, index) =>
    toAlignablePicture(reading, toSize(pictures[index]), { isCutAtBox: false }),
  )
  const placements =
    first && second && alignFaces([first, second], { aspectRatio: FACE.width / FACE.height, crop: 'whole' })
  for (const [index, picture] of pictures.entries()) {
    const left = (SIDE_PX - FACE.gap) / 2 - FACE.width + index * (FACE.width + FACE.gap)
    context.save()
    context.translate(left, FACE.top)
    context.beginPath()
    context.roundRect(0, 0, FACE.width, FACE.height, 24)
    context.clip()
    drawInFrame(context, picture, placements?.[index])
    context.restore()
  }
}

/** Draws a picture as it was placed, or else in the middle of the frame, which it covers. */
function drawInFrame(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  placement: Placement | undefined,
): void {
  const { width, height } = toSize(picture)
  if (placement) {
    context.translate(placement.left * FACE.width, placement.top * FACE.height)
    context.rotate(placement.rotation)
    const drawnWidth = placement.width * FACE.width
    context.drawImage(picture, 0, 0, drawnWidth, (drawnWidth * height) / width)
    return
  }
  const scale = Math.max(FACE.width / width, FACE.height / height)
  const [left, top] = [(FACE.width - width * scale) / 2, (FACE.height - height * scale) / 2]
  context.drawImage(picture, left, top, width * scale, height * scale)
}

async function loadPicture(source: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  return picture
}

const toSize = (picture: HTMLImageElement | undefined) => ({
  width: picture?.naturalWidth ?? 0,
  height: picture?.naturalHeight ?? 0,
})
