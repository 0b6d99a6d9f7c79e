import { MAX_PHOTO_SIDE_PIXELS, type PixelImage } from '@hibiki/face-gate'

/** The size of the camera's photos. */
export const cameraPhotoSize = { width: 720, height: 540 } as const

/** A file chosen on the device must have one of these types. */
export const PHOTO_MIME_TYPES: readonly string[] = ['image/jpeg', 'image/png']

/** A photo as it is shown, judged and sent. */
export interface Photo {
  /** JPEG as a data URL. */
  url: string
  pixels: PixelImage
}

const JPEG_QUALITY = 0.92

/** Takes the camera's current picture, cropped like the live picture. */
export function createPhotoFromVideo(video: HTMLVideoElement): Promise<Photo> {
  const scale = Math.max(cameraPhotoSize.width / video.videoWidth, cameraPhotoSize.height / video.videoHeight)
  const width = video.videoWidth * scale
  const height = video.videoHeight * scale
  return draw(cameraPhotoSize, (context) =>
    context.drawImage(
      video,
      (cameraPhotoSize.width - width) / 2,
      (cameraPhotoSize.height - height) / 2,
      width,
      height,
    ),
  )
}

/** @throws when the file is no picture that the browser can read */
export async function createPhotoFromFile(file: File): Promise<Photo> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, MAX_PHOTO_SIDE_PIXELS / Math.max(picture.width, picture.height))
    const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
    return await draw(size, (context) => context.drawImage(picture, 0, 0, size.width, size.height))
  } finally {
    picture.close()
  }
}

/** Reads the pixels back from the JPEG, so that browser and server judge the same ones. */
async function draw(
  size: { width: number; height: number },
  paint: (context: CanvasRenderingContext2D) => void,
): Promise<Photo> {
  const painted = createCanvasContext(size)
  // Transparent pictures get a white ground, as on the server.
  painted.fillStyle = '#ffffff'
  painted.fillRect(0, 0, size.width, size.height)
  paint(painted)
  const url = painted.canvas.toDataURL('image/jpeg', JPEG_QUALITY)
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const read = createCanvasContext(size)
  read.drawImage(picture, 0, 0)
  return {
    url,
    pixels: { ...size, data: read.getImageData(0, 0, size.width, size.height).data, channels: 4 },
  }
}

function createCanvasContext({ width, height }: { width: number; height: number }): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  return context
}

/** Returns the base64 data without the prefix of the data URL, as the photo calls require. */
export const toBase64 = ({ url }: Photo): string => url.slice(url.indexOf(',') + 1)
