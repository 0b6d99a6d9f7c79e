import { createCanvasFromPicture } from '../../../../lib/create-painted-canvas.ts'

/** The service scales photos down to this, so more would only take longer to send. */
const MAX_SIDE_PIXELS = 1600
const JPEG_QUALITY = 0.88

/**
 * Returns a photo of the device as it is sent: upright, scaled down, and without the metadata that says where it was taken.
 * @throws when the file is no picture that the browser can read
 */
export async function downscalePhoto(file: Blob): Promise<Blob> {
  const canvas = await createCanvasFromPicture(file, MAX_SIDE_PIXELS)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the photo could not be encoded'))),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  )
}
