import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPhotoFromFile, createPhotoFromVideo, toBase64 } from './photo.ts'

type Drawn = [source: unknown, ...place: number[]]

let drawn: Drawn[]
let sizes: [number, number][]
const closed = vi.fn()

/** This canvas remembers what is drawn on it, because jsdom has none. */
beforeEach(() => {
  drawn = []
  sizes = []
  closed.mockReset()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ): never {
    sizes.push([this.width, this.height])
    const context = {
      canvas: this,
      fillStyle: '',
      fillRect: (...place: number[]) => drawn.push([`filled ${context.fillStyle}`, ...place]),
      drawImage: (source: unknown, ...place: number[]) => drawn.push([source, ...place]),
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: new Uint8ClampedArray(width * height * 4),
      }),
    }
    return context as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA')
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = async () => undefined
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pictureOf = (width: number, height: number) =>
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width, height, close: closed })),
  )
const file = new File(['x'], 'face.jpg', { type: 'image/jpeg' })

describe('a photo from a file', () => {
  it("applies the orientation, scales down to the server's size and fills transparency with white", async () => {
    pictureOf(4032, 3024)
    const photo = await createPhotoFromFile(file)
    expect(createImageBitmap).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' })
    const { width, height } = photo.pixels
    expect([Math.max(width, height), width / height]).toEqual([720, 4032 / 3024])
    expect(drawn[0]).toEqual(['filled #ffffff', 0, 0, width, height])
    expect(drawn[1]?.slice(1)).toEqual([0, 0, width, height])
  })

  it('keeps the size of a small photo', async () => {
    pictureOf(320, 480)
    const { pixels } = await createPhotoFromFile(file)
    expect([pixels.width, pixels.height]).toEqual([320, 480])
  })

  it('reads the judged pixels back from the JPEG that is sent', async () => {
    pictureOf(320, 480)
    const photo = await createPhotoFromFile(file)
    expect(drawn.at(-1)?.[0]).toMatchObject({ src: photo.url })
    expect(photo.pixels.data).toHaveLength(320 * 480 * 4)
    expect(toBase64(photo)).toBe('AAAA')
    expect(closed).toHaveBeenCalledOnce()
  })

  it('rejects an unreadable file, and releases the picture even when drawing fails', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
    await expect(createPhotoFromFile(file)).rejects.toThrow('no picture')
    pictureOf(320, 480)
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await expect(createPhotoFromFile(file)).rejects.toThrow('cannot draw')
    expect(closed).toHaveBeenCalledOnce()
  })
})

describe('a photo from the camera', () => {
  it("crops the camera's photo to 720 × 540 like the live picture", async () => {
    const video = Object.assign(document.createElement('video'), {})
    Object.defineProperties(video, { videoWidth: { value: 1280 }, videoHeight: { value: 720 } })
    const { pixels } = await createPhotoFromVideo(video)
    expect([pixels.width, pixels.height]).toEqual([720, 540])
    expect(sizes).toEqual([
      [720, 540],
      [720, 540],
    ])
    expect(drawn[1]).toEqual([video, -120, 0, 960, 540])
  })
})
