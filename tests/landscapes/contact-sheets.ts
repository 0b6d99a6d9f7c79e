import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderSvg } from '@hibiki/landscapes'
import sharp from 'sharp'
import { composeDemoLandscapes } from './demo-landscapes.ts'

/** Draws all covers of the demo catalogue on sheets, to look at them: `node tests/landscapes/contact-sheets.ts [folder]`. */
const folder = process.argv[2] ?? '/tmp/landscapes'
mkdirSync(folder, { recursive: true })
const sheets = [
  { size: 56, columns: 20, perSheet: 200, scale: 1.5 },
  { size: 160, columns: 10, perSheet: 60, scale: 1 },
  { size: 400, columns: 4, perSheet: 12, scale: 1 },
]
const landscapes = composeDemoLandscapes()
const only = process.argv[3]
for (const { size, columns, perSheet, scale } of sheets) {
  if (only && String(size) !== only) continue
  for (let from = 0; from < landscapes.length; from += perSheet) {
    const part = landscapes.slice(from, from + perSheet)
    const px = Math.round(size * scale)
    const gap = Math.round(px / 8)
    const tiles = await Promise.all(
      part.map(async ({ landscape }, index) => ({
        input: await sharp(Buffer.from(renderSvg(landscape, { width: size, height: size })), {
          density: 72 * scale,
        })
          .png()
          .toBuffer(),
        left: gap + (index % columns) * (px + gap),
        top: gap + Math.floor(index / columns) * (px + gap),
      })),
    )
    const width = gap + columns * (px + gap)
    const height = gap + Math.ceil(part.length / columns) * (px + gap)
    await sharp({ create: { width, height, channels: 3, background: '#faf7f2' } })
      .composite(tiles)
      .png()
      .toFile(join(folder, `covers-${size}-${from}.png`))
  }
}
