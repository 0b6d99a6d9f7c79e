/** A point in pixels of a picture, or as fractions of one. */
export interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** A picture of a face with its eyes and the box of the face, both as fractions of the picture. */
export interface AlignablePicture {
  size: Size
  eyes: readonly Point[]
  box: { left: number; top: number; width: number; height: number }
}

/**
 * Where a picture is drawn in a frame: its left upper corner and its width as fractions of the frame's width and height, and the angle
 * in radians by which it is turned clockwise around that corner.
 */
export interface Placement {
  left: number
  top: number
  width: number
  rotation: number
}

/** What an analysis says of where the face is. */
interface FaceReading {
  eyes?: readonly Point[] | null | undefined
  boundingBox: AlignablePicture['box']
}

/**
 * Returns the picture of an analysed face with its eyes; null without them.
 *
 * @param options.isCutAtBox whether the picture is a portrait, which is cut at the box of the face
 */
export function toAlignablePicture(
  reading: FaceReading | null,
  size: Size,
  { isCutAtBox }: { isCutAtBox: boolean },
): AlignablePicture | null {
  if (!reading?.eyes) return null
  const { eyes, boundingBox: box } = reading
  if (!isCutAtBox) return { size, eyes, box }
  return {
    size,
    eyes: eyes.map(({ x, y }) => ({ x: (x - box.left) / box.width, y: (y - box.top) / box.height })),
    box: { left: 0, top: 0, width: 1, height: 1 },
  }
}

/** What of the aligned faces is in the frame: both whole faces with some room, or the same close view from forehead to mouth. */
export type Crop = 'whole' | 'close'

interface Rect extends Size {
  left: number
  top: number
}

/** The room around the faces, as a share of the width and height that they take. */
const MARGIN = 0.12
/** In distances of the eyes, from the middle between them: a portrait that is cut at the box of its face reaches so far. */
const CLOSE_VIEW = { width: 2, up: 0.95 }
/** Nearer eyes are no pair, or so far away that nothing could be seen. */
const MIN_EYE_DISTANCE_PX = 4

/**
 * Lays two faces over each other: in a frame of this aspect ratio (width by height) both get the same size, hold their eyes level and have
 * them at the same place. Returns null where the eyes of a picture are missing or lie in one point.
 */
export function alignFaces(
  pictures: readonly [AlignablePicture, AlignablePicture],
  { aspectRatio, crop }: { aspectRatio: number; crop: Crop },
): [Placement, Placement] | null {
  const [first, second] = pictures.map(measureEyes)
  if (!first || !second) return null
  const view =
    crop === 'close'
      ? createCloseView(aspectRatio)
      : fitAspectRatio(unite(boundFace(pictures[0], first), boundFace(pictures[1], second)), aspectRatio)
  return [place(pictures[0], first, view), place(pictures[1], second, view)]
}

/** Returns where a point of the picture, in fractions of it, is drawn: in fractions of the frame. */
export function placePoint(
  { x, y }: Point,
  { left, top, width, rotation }: Placement,
  { size, aspectRatio }: { size: Size; aspectRatio: number },
): Point {
  // Both axes are measured in widths of the frame until the end.
  const [dx, dy] = [x * width, y * width * (size.height / size.width)]
  return {
    x: left + dx * Math.cos(rotation) - dy * Math.sin(rotation),
    y: top + (dx * Math.sin(rotation) + dy * Math.cos(rotation)) * aspectRatio,
  }
}

interface EyeLine {
  /** The middle between the eyes, in pixels. */
  middle: Point
  distance: number
  /** The angle of the line from the left eye to the right one. */
  angle: number
}

/** The engine rejects faces that lie on their side, so the eye with the smaller x is the left one in whatever order they come. */
function measureEyes({ eyes, size }: AlignablePicture): EyeLine | null {
  const [left, right] = eyes
    .map(({ x, y }) => ({ x: x * size.width, y: y * size.height }))
    .toSorted((one, other) => one.x - other.x)
  if (!left || !right) return null
  const distance = Math.hypot(right.x - left.x, right.y - left.y)
  if (!(distance >= MIN_EYE_DISTANCE_PX)) return null
  return {
    middle: { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 },
    distance,
    angle: Math.atan2(right.y - left.y, right.x - left.x),
  }
}

/** Converts pixels of a picture to distances of its eyes, from the middle between them, with the eyes level. */
function level({ x, y }: Point, { middle, distance, angle }: EyeLine): Point {
  const [dx, dy] = [(x - middle.x) / distance, (y - middle.y) / distance]
  return {
    x: dx * Math.cos(angle) + dy * Math.sin(angle),
    y: dy * Math.cos(angle) - dx * Math.sin(angle),
  }
}

/** Returns the upright rectangle around the levelled box of a face. */
function boundFace({ box, size }: AlignablePicture, eyes: EyeLine): Rect {
  const xs = [box.left, box.left + box.width].map((x) => x * size.width)
  const ys = [box.top, box.top + box.height].map((y) => y * size.height)
  const corners = xs.flatMap((x) => ys.map((y) => level({ x, y }, eyes)))
  const left = Math.min(...corners.map(({ x }) => x))
  const top = Math.min(...corners.map(({ y }) => y))
  return {
    left,
    top,
    width: Math.max(...corners.map(({ x }) => x)) - left,
    height: Math.max(...corners.map(({ y }) => y)) - top,
  }
}

function unite(one: Rect, other: Rect): Rect {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}

/** Adds the margin, and then room on the sides or above and below, so that the rectangle has the aspect ratio of the frame. */
function fitAspectRatio({ left, top, width, height }: Rect, aspectRatio: number): Rect {
  const [roomyWidth, roomyHeight] = [width * (1 + 2 * MARGIN), height * (1 + 2 * MARGIN)]
  const fitted = {
    width: Math.max(roomyWidth, roomyHeight * aspectRatio),
    height: Math.max(roomyHeight, roomyWidth / aspectRatio),
  }
  return {
    ...fitted,
    left: left + (width - fitted.width) / 2,
    top: top + (height - fitted.height) / 2,
  }
}

const createCloseView = (aspectRatio: number): Rect => ({
  left: -CLOSE_VIEW.width / 2,
  top: -CLOSE_VIEW.up,
  width: CLOSE_VIEW.width,
  height: CLOSE_VIEW.width / aspectRatio,
})

function place({ size }: AlignablePicture, eyes: EyeLine, view: Rect): Placement {
  const corner = level({ x: 0, y: 0 }, eyes)
  return {
    left: (corner.x - view.left) / view.width,
    top: (corner.y - view.top) / view.height,
    width: size.width / eyes.distance / view.width,
    rotation: -eyes.angle,
  }
}
