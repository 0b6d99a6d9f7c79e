import type { DetectedFace, FaceAnalysis, PixelImage } from './face-analysis.ts'
import { extractEyes, extractFaceLines, type FaceLines, type FacePoint } from './face-lines.ts'
import { measureBrightness, measureQuality } from './measure-quality.ts'

/** The emotions the product keeps, 0..100 each. */
export interface EmotionMap {
  HAPPY: number
  FEAR: number
  SAD: number
  ANGRY: number
}

/**
 * A face with everything a diagnosis needs: measures, an estimate of age, and where box, nose, eyes,
 * brows and lips lie. The mesh and the engine's description of the face, which is made for recognising
 * people, are left out.
 */
export interface AnalyzedFace extends DetectedFace {
  /** The tip of the nose, as fractions of the picture: halves of a face are divided there. */
  nose: { x: number; y: number }
  emotions: EmotionMap
  ageRange: { low: number; high: number }
  /** The middles of both eyes, the left one of the picture first; missing where the engine returns none. */
  eyes?: [left: FacePoint, right: FacePoint]
  /** Missing where Human returns no mesh. */
  lines?: FaceLines
}

/** The part of a face of `@vladmandic/human` that is read here. */
export interface HumanFace {
  /** The 468 points of the face mesh as [x, y, z] in pixels; the six of the detector where the mesh is off. */
  mesh: ArrayLike<number | undefined>[]
  faceScore: number
  /** The certainty of the detector, 0..1. */
  boxScore?: number
  rotation?: { angle: { pitch: number; roll: number; yaw: number } } | null
  emotion?: { emotion: string; score: number }[]
  age?: number
}

/** Runs `@vladmandic/human` on a picture: all its networks, or the `detector` alone, which returns six points instead of a mesh. */
export type DetectHumanFacesFn = (
  pixels: PixelImage,
  networks: 'all' | 'detector',
) => Promise<readonly HumanFace[]>

/**
 * The settings of `@vladmandic/human` in the browser and on the server: one detector, mesh, emotion and age, without caches, so that a
 * photo gives the same result whatever was analyzed before. The caller adds the paths of models and WASM.
 */
export const humanSettings = {
  backend: 'wasm',
  cacheSensitivity: 0,
  warmup: 'none',
  debug: false,
  filter: { enabled: false },
  gesture: { enabled: false },
  body: { enabled: false },
  hand: { enabled: false },
  object: { enabled: false },
  segmentation: { enabled: false },
  face: {
    enabled: true,
    detector: {
      modelPath: 'blazeface.json',
      rotation: false,
      maxDetected: 10,
      minConfidence: 0.3,
      skipFrames: 0,
      skipTime: 0,
    },
    mesh: { enabled: true },
    attention: { enabled: false },
    iris: { enabled: false },
    emotion: { enabled: true, minConfidence: 0, skipFrames: 0, skipTime: 0 },
    description: { enabled: true, skipFrames: 0, skipTime: 0 },
    antispoof: { enabled: false },
    liveness: { enabled: false },
  },
} as const

/** Below this the mesh says that what the detector found is no face. */
const MIN_FACE_SCORE = 0.5
const NOSE_TIP = 1
/** The engine names one age; it is right within about so many years. */
const AGE_MARGIN = 5

/** Converts the faces of the engine to those of this package. */
export function toFaceAnalysis(faces: readonly HumanFace[], pixels: PixelImage): FaceAnalysis<AnalyzedFace> {
  return {
    faces: filterCertainFaces(faces).map((face) => readFace(face, pixels)),
    brightness: measureBrightness(pixels),
    height: pixels.height,
  }
}

/** Returns the faces that the mesh confirms. */
export function filterCertainFaces(faces: readonly HumanFace[]): HumanFace[] {
  return faces.filter(({ faceScore, mesh }) => faceScore >= MIN_FACE_SCORE && mesh.length > NOSE_TIP)
}

function readFace(face: HumanFace, pixels: PixelImage): AnalyzedFace {
  const box = boxOf(face, pixels)
  const angle = face.rotation?.angle
  const nose = face.mesh[NOSE_TIP]
  const age = Math.round(face.age ?? 0)
  const lines = extractFaceLines(face.mesh, pixels)
  const eyes = extractEyes(face.mesh, pixels)
  return {
    box,
    pose: { pitch: degrees(angle?.pitch), roll: degrees(angle?.roll), yaw: degrees(angle?.yaw) },
    quality: measureQuality(pixels, box),
    nose: { x: fraction((nose?.[0] ?? 0) / pixels.width), y: fraction((nose?.[1] ?? 0) / pixels.height) },
    emotions: {
      HAPPY: emotion(face, 'happy'),
      FEAR: emotion(face, 'fear'),
      SAD: emotion(face, 'sad'),
      ANGRY: emotion(face, 'angry'),
    },
    ageRange: { low: Math.max(0, age - AGE_MARGIN), high: age + AGE_MARGIN },
    ...(eyes && { eyes }),
    ...(lines && { lines }),
  }
}

/** Returns the box from the forehead to the chin, since the engine's own box is a square with a margin. */
function boxOf({ mesh }: HumanFace, { width, height }: PixelImage) {
  const xs = mesh.map((point) => point[0] ?? 0)
  const ys = mesh.map((point) => point[1] ?? 0)
  const left = fraction(Math.min(...xs) / width)
  const top = fraction(Math.min(...ys) / height)
  return {
    left,
    top,
    width: fraction(Math.max(...xs) / width) - left,
    height: fraction(Math.max(...ys) / height) - top,
  }
}

function emotion(face: HumanFace, name: string): number {
  const score = face.emotion?.find((each) => each.emotion === name)?.score ?? 0
  return Math.round(Math.min(1, Math.max(0, score)) * 100)
}

function degrees(radians = 0): number {
  return Math.round((radians * 1800) / Math.PI) / 10
}

function fraction(value: number): number {
  return Math.min(1, Math.max(0, value))
}
