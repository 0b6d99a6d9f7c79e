import type { Landscape } from '@hibiki/landscapes'
import { drawLandscape } from '@hibiki/landscapes/canvas'
import { type CardFormat, cardFormats } from '../../../components/share-card/card-formats.ts'
import { toPngFile } from '../../../components/share-card/share-file.ts'

const MARGIN_PX = 80

interface Card {
  landscape: Landscape
  title: string
  /** One sentence, and facts below it. */
  sentence: string
  facts: string
  colours: { ground: string; text: string; accent: string }
}

/** Draws the landscape of a sound with its name and one sentence as a PNG on this device; nothing is sent. */
export async function createSoundCard(format: CardFormat, card: Card): Promise<File> {
  const { landscape, title, sentence, facts, colours } = card
  const canvas = document.createElement('canvas')
  const { width, height } = Object.assign(canvas, cardFormats[format])
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this device draws no pictures')
  drawLandscape(context, landscape, { width, height, time: 0, level: 0.5 })

  context.globalAlpha = 1
  const shade = context.createLinearGradient(0, height - 620, 0, height - 180)
  shade.addColorStop(0, `${colours.ground}00`)
  shade.addColorStop(1, `${colours.ground}e6`)
  context.fillStyle = shade
  context.fillRect(0, height - 620, width, 620)

  const fonts = getComputedStyle(document.body).fontFamily
  const write = (text: string, size: number, weight: number, y: number) => {
    context.font = `${weight} ${size}px ${fonts}`
    context.fillText(text, MARGIN_PX, y, width - 2 * MARGIN_PX)
  }
  context.fillStyle = colours.text
  write(title, 72, 600, height - 270)
  write(sentence, 40, 400, height - 200)
  write(facts, 32, 400, height - 144)
  context.fillStyle = colours.accent
  write('Hibiki 響き', 32, 600, height - 76)
  return toPngFile(canvas)
}
