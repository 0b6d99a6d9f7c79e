/** The service scales photos down to this, so more would only take longer to send. */
const MAX_SIDE_PIXELS = 1600
const JPEG_QUALITY = 0.88

/**
 * Returns a photo of the device as it is sent: upright, scaled down, and without the metadata that says where it was taken.
 * @throws when the file is no picture that the browser can read
 */
export async function downscalePhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser cannot draw')
    // Transparent pictures get a white ground, as on the server.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the photo could not be encoded'))),
        'image/jpeg',
        JPEG_QUALITY,
      ),
    )
  } finally {
    picture.close()
  }
}
