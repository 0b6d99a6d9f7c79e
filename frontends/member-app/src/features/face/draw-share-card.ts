import { toEmotionShape } from './reading.rules.ts'
import type { EmotionMap } from './types.ts'

const SIDE_PX = 1080

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
export async function drawShareCard({ title, lines, before, after, photo, colours }: Card): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this device draws no pictures')
  pen.fillStyle = colours.ground
  pen.fillRect(0, 0, SIDE_PX, SIDE_PX)
  if (photo) await drawPhoto(pen, photo)

  pen.save()
  pen.translate(SIDE_PX / 2, 470)
  pen.scale(300, 300)
  for (const radius of [0.33, 0.66, 1]) stroke(pen, circle(radius), colours.line, 0.004, 0.25)
  stroke(pen, new Path2D(toEmotionShape(before)), colours.line, 0.012, 0.9)
  const shape = new Path2D(toEmotionShape(after))
  pen.globalAlpha = 0.25
  pen.fillStyle = colours.accent
  pen.fill(shape)
  stroke(pen, shape, colours.accent, 0.016, 1)
  pen.restore()

  pen.globalAlpha = 1
  pen.textAlign = 'center'
  pen.fillStyle = colours.line
  const fonts = getComputedStyle(document.body).fontFamily
  pen.font = `600 46px ${fonts}`
  pen.fillText(title, SIDE_PX / 2, 860, SIDE_PX - 120)
  pen.font = `400 32px ${fonts}`
  for (const [index, line] of lines.entries())
    pen.fillText(line, SIDE_PX / 2, 920 + index * 48, SIDE_PX - 120)
  pen.fillStyle = colours.accent
  pen.fillText('Hibiki 響き', SIDE_PX / 2, 1034)

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('this device keeps no pictures')
  return new File([blob], 'hibiki.png', { type: 'image/png' })
}

function circle(radius: number): Path2D {
  const path = new Path2D()
  path.arc(0, 0, radius, 0, 2 * Math.PI)
  return path
}

function stroke(
  pen: CanvasRenderingContext2D,
  path: Path2D,
  colour: string,
  width: number,
  alpha: number,
): void {
  pen.globalAlpha = alpha
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke(path)
}

async function drawPhoto(pen: CanvasRenderingContext2D, source: string): Promise<void> {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  const height = 700
  const width = (picture.naturalWidth / picture.naturalHeight) * height
  pen.globalAlpha = 0.55
  pen.drawImage(picture, (SIDE_PX - width) / 2, 100, width, height)
  pen.globalAlpha = 1
}
