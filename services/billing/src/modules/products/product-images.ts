import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../../images/', import.meta.url)

interface ProductImage {
  svg: string
  etag: string
}

/** The pictures of products by file name; they are part of the service. */
export const productImages = loadImages()

function loadImages(): ReadonlyMap<string, ProductImage> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  return new Map(
    files.map((file) => {
      const svg = readFileSync(new URL(file, folder), 'utf8')
      const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}"`
      return [file, { svg, etag }]
    }),
  )
}
