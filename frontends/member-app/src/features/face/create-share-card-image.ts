import { type CardFormat, cardFormats } from '../../components/share-card/card-formats.ts'
import { toPngFile } from '../../components/share-card/share-file.ts'
import { toEmotionShapePath } from './emotion-map.rules.ts'
import type { EmotionMap } from './types.ts'

/** The side of the square that holds the figure and the words, in the middle of the card. */
const SIDE_PX = cardFormats.square.width

interface Card {
  title: string
  lines: readonly string[]
  before: EmotionMap
  after: EmotionMap
  /** Null when the card contains no photo. */
  photo: string | null
  colours: { ground: string; line: string; accent: string }
}

/** Draws the card as a PNG on this device; nothing is sent. */
export async function createShareCardImage(
  format: CardFormat,
  { title, lines, before, after, photo, colours }: Card,
): Promise<File> {
  const canvas = document.createElement('canvas')
  const { width, height } = Object.assign(canvas, cardFormats[format])
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this device draws no pictures')
  context.fillStyle = colours.ground
  context.fillRect(0, 0, width, height)
  context.translate(0, (height - SIDE_PX) / 2)
  if (photo) await drawPhoto(context, photo)

  context.save()
  context.translate(SIDE_PX / 2, 470)
  context.scale(300, 300)
  for (const radius of [0.33, 0.66, 1]) stroke(context, circle(radius), colours.line, 0.004, 0.25)
  stroke(context, new Path2D(toEmotionShapePath(before)), colours.line, 0.012, 0.9)
  const shape = new Path2D(toEmotionShapePath(after))
  context.globalAlpha = 0.25
  context.fillStyle = colours.accent
  context.fill(shape)
  stroke(context, shape, colours.accent, 0.016, 1)
  context.restore()

  context.globalAlpha = 1
  context.textAlign = 'center'
  context.fillStyle = colours.line
  const fonts = getComputedStyle(document.body).fontFamily
  context.font = `600 46px ${fonts}`
  context.fillText(title, SIDE_PX / 2, 860, SIDE_PX - 120)
  context.font = `400 32px ${fonts}`
  for (const [index, line] of lines.entries())
    context.fillText(line, SIDE_PX / 2, 920 + index * 48, SIDE_PX - 120)
  context.fillStyle = colours.accent
  context.fillText('Hibiki 響き', SIDE_PX / 2, 1034)

  return toPngFile(canvas)
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

async function drawPhoto(context: CanvasRenderingContext2D, source: string): Promise<void> {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  const height = 700
  const width = (picture.naturalWidth / picture.naturalHeight) * height
  context.globalAlpha = 0.55
  context.drawImage(picture, (SIDE_PX - width) / 2, 100, width, height)
  context.globalAlpha = 1
}
