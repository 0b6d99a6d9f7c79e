interface Size {
  width: number
  height: number
}

export function createCanvasContext({ width, height }: Size): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  return context
}

/** Paints a canvas. Transparent pictures get a white ground, as on the server. */
export function createPaintedCanvas(
  size: Size,
  paint: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const context = createCanvasContext(size)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, size.width, size.height)
  paint(context)
  return context.canvas
}

/**
 * Paints a picture of the device upright, scaled down to a longer side of at most `maxSidePixels`.
 * @throws when the file is no picture that the browser can read
 */
export async function createCanvasFromPicture(file: Blob, maxSidePixels: number): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, maxSidePixels / Math.max(picture.width, picture.height))
    const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
    return createPaintedCanvas(size, (context) => context.drawImage(picture, 0, 0, size.width, size.height))
  } finally {
    picture.close()
  }
}
