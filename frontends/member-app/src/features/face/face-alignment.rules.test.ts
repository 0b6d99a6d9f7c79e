import { describe, expect, it } from 'vitest'
import { type AlignablePicture, alignFaces, placePoint } from './face-alignment.rules.ts'

const camera = { width: 720, height: 540 }
const frame = { aspectRatio: 4 / 3, crop: 'whole' } as const
/** The width of a frame in which the distance of eyes is judged. */
const FRAME_WIDTH_PX = 720

/** A face with these eyes, in pixels of a picture of this size, whose box is as large as that of a real face. */
function createPicture(left: [number, number], right: [number, number], size = camera): AlignablePicture {
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
  const distance = Math.hypot(right[0] - left[0], right[1] - left[1])
  const [width, height] = [distance * 2.2, distance * 3]
  const toFraction = ([px, py]: [number, number]) => ({ x: px / size.width, y: py / size.height })
  return {
    size,
    eyes: [toFraction(left), toFraction(right)],
    box: {
      left: (x - width / 2) / size.width,
      top: (y - height * 0.4) / size.height,
      width: width / size.width,
      height: height / size.height,
    },
  }
}

function align(
  before: AlignablePicture,
  after: AlignablePicture,
  options: typeof frame | { aspectRatio: number; crop: 'close' } = frame,
) {
  const placements = alignFaces([before, after], options)
  if (!placements) throw new Error('not aligned')
  return [before, after].map((picture, index) => {
    const placement = placements[index === 0 ? 0 : 1]
    const placed = (point: { x: number; y: number }) =>
      placePoint(point, placement, { size: picture.size, aspectRatio: options.aspectRatio })
    const { left, top, width, height } = picture.box
    const eyes = picture.eyes.map(placed).toSorted((one, other) => one.x - other.x)
    const corners = [left, left + width].flatMap((x) => [top, top + height].map((y) => placed({ x, y })))
    return { placement, eyes, corners }
  })
}

/** Returns how far the eyes of two aligned pictures are apart, in pixels of the frame. */
function measureEyeOffsets([before, after]: ReturnType<typeof align>, { aspectRatio } = frame): number[] {
  return (before?.eyes ?? []).map((eye, index) => {
    const other = after?.eyes[index]
    if (!other) throw new Error('no eye')
    const height = FRAME_WIDTH_PX / aspectRatio
    return Math.hypot((eye.x - other.x) * FRAME_WIDTH_PX, (eye.y - other.y) * height)
  })
}

const straight = createPicture([300, 240], [420, 240])

describe('two faces that are laid over each other', () => {
  it.each([
    ['are held alike', createPicture([300, 240], [420, 240])],
    ['are at different distances', createPicture([340, 250], [390, 250])],
    ['are at different places', createPicture([180, 150], [300, 150])],
    ['are tilted to the right', createPicture([310, 200], [410, 260])],
    ['are tilted to the left by 45 degrees', createPicture([320, 280], [400, 200])],
    [
      'come from a file of another shape',
      createPicture([400, 900], [660, 930], { width: 1080, height: 1920 }),
    ],
    ['have their eyes near the border', createPicture([4, 60], [110, 70])],
  ])('have their eyes within a hundredth of a pixel where they %s', (_how, after) => {
    const aligned = align(straight, after)
    expect(aligned).toHaveLength(2)
    for (const offset of measureEyeOffsets(aligned)) expect(offset).toBeLessThan(0.01)
    for (const { eyes } of aligned) expect(Math.abs((eyes[0]?.y ?? 0) - (eyes[1]?.y ?? 1))).toBeLessThan(1e-9)
  })

  it('are both whole within the frame', () => {
    const pairs = [
      [straight, createPicture([310, 200], [410, 260])],
      [createPicture([4, 60], [110, 70]), createPicture([320, 280], [400, 200])],
    ] as const
    for (const [before, after] of pairs)
      for (const { x, y } of align(before, after).flatMap(({ corners }) => corners)) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(1)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(1)
      }
  })

  it('fill the frame: the larger of both reaches the margin', () => {
    const rows = align(straight, straight).flatMap(({ corners }) => corners.map(({ y }) => y))
    expect(Math.max(...rows) - Math.min(...rows)).toBeCloseTo(1 / 1.24, 5)
  })

  it('keep their shape: a square of the picture is a square in the frame', () => {
    const picture = createPicture([310, 200], [410, 260])
    const [placement] = alignFaces([picture, straight], frame) ?? []
    if (!placement) throw new Error('not aligned')
    const [origin, across, down] = [
      { x: 0, y: 0 },
      { x: 90 / 720, y: 0 },
      { x: 0, y: 90 / 540 },
    ].map((point) => {
      const { x, y } = placePoint(point, placement, { size: camera, aspectRatio: frame.aspectRatio })
      return { x: x * 720, y: y * 540 }
    })
    if (!origin || !across || !down) throw new Error('no points')
    const [ax, ay, dx, dy] = [across.x - origin.x, across.y - origin.y, down.x - origin.x, down.y - origin.y]
    expect(Math.hypot(ax, ay)).toBeCloseTo(Math.hypot(dx, dy), 6)
    expect(ax * dx + ay * dy).toBeCloseTo(0, 6)
  })

  it('are placed alike whichever eye comes first', () => {
    const tilted = createPicture([310, 200], [410, 260])
    const swapped = { ...tilted, eyes: tilted.eyes.toReversed() }
    expect(alignFaces([straight, swapped], frame)).toEqual(alignFaces([straight, tilted], frame))
  })

  it.each([
    ['has no eyes', []],
    ['has one eye', straight.eyes.slice(1)],
    ['has both eyes in one point', [straight.eyes[0], straight.eyes[0]]],
    ['has eyes that are no numbers', [straight.eyes[0], { x: Number.NaN, y: 0.5 }]],
  ])('are not aligned where one %s', (_what, eyes) => {
    const without = { ...straight, eyes: eyes.filter((eye) => eye !== undefined) }
    expect(alignFaces([straight, without], frame)).toBeNull()
    expect(alignFaces([without, straight], frame)).toBeNull()
  })

  it('show the same close view within the box of each face', () => {
    const options = { aspectRatio: 4 / 5, crop: 'close' } as const
    const aligned = align(straight, createPicture([340, 250], [390, 250]), options)
    for (const { eyes, corners } of aligned) {
      expect(eyes[0]?.x).toBeCloseTo(0.25, 6)
      expect(eyes[1]?.x).toBeCloseTo(0.75, 6)
      expect(eyes[0]?.y).toBeCloseTo(0.38, 6)
      expect(Math.min(...corners.map(({ x }) => x))).toBeLessThanOrEqual(0)
      expect(Math.max(...corners.map(({ y }) => y))).toBeGreaterThanOrEqual(0.99)
    }
  })
})
