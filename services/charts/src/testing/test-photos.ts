import sharp from 'sharp'

/** This text must never be in anything that is made of a photo. */
export const METADATA_CANARY = 'canary-35.6812N-139.7671E'

/** Returns a photo that says where it was taken; another colour is another photo. */
export function createTestPhoto(color: string, { width = 320, height = 240 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({
      IFD0: { ImageDescription: METADATA_CANARY },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 52/1', GPSProcessingMethod: METADATA_CANARY },
    })
    .jpeg()
    .toBuffer()
}
