import { MAX_PHOTO_SIDE_PIXELS, type PixelImage } from '@hibiki/face-gate'
import {
  createCanvasContext,
  createCanvasFromPicture,
  createPaintedCanvas,
} from '../../../lib/create-painted-canvas.ts'

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
  const canvas = createPaintedCanvas(cameraPhotoSize, (context) =>
    context.drawImage(
      video,
      (cameraPhotoSize.width - width) / 2,
      (cameraPhotoSize.height - height) / 2,
      width,
      height,
    ),
  )
  return toPhoto(canvas)
}

/** @throws when the file is no picture that the browser can read */
export const createPhotoFromFile = async (file: File): Promise<Photo> =>
  toPhoto(await createCanvasFromPicture(file, MAX_PHOTO_SIDE_PIXELS))

/** Reads the pixels back from the JPEG, so that browser and server judge the same ones. */
async function toPhoto(canvas: HTMLCanvasElement): Promise<Photo> {
  const { width, height } = canvas
  const url = canvas.toDataURL('image/jpeg', JPEG_QUALITY)
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const read = createCanvasContext({ width, height })
  read.drawImage(picture, 0, 0)
  return { url, pixels: { width, height, data: read.getImageData(0, 0, width, height).data, channels: 4 } }
}

/** Returns the base64 data without the prefix of the data URL, as the photo calls require. */
export const toBase64 = ({ url }: Photo): string => url.slice(url.indexOf(',') + 1)
