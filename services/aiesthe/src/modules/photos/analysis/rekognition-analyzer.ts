import {
  DetectFacesCommand,
  type FaceDetail,
  type Landmark,
  RekognitionClient,
} from '@aws-sdk/client-rekognition'
import { type AnalyzedFace, measureBrightness, measureQuality, type PixelImage } from '@hibiki/face-gate'
import type { FaceAnalyzer, FaceFinder } from './face-analyzer.ts'

export interface RekognitionSettings {
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** An address that replaces the region's own, without a slash at the end; empty to use the region's. */
  endpoint: string
}

/** Below this confidence the service itself is not sure that it found a face. */
const MIN_CONFIDENCE = 90
const MAX_ATTEMPTS = 2
const MAX_MS = 8000

/** Analyzes by Amazon Rekognition: a photo is sent for the duration of one call and not stored there (`DetectFaces` stores nothing). */
export function createRekognitionAnalyzer(
  settings: RekognitionSettings,
): FaceAnalyzer & { findFaces: FaceFinder } {
  const { region, accessKeyId, secretAccessKey, endpoint } = settings
  const client = new RekognitionClient({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: MAX_ATTEMPTS,
    ...(endpoint !== '' && { endpoint }),
  })
  return {
    engine: 'amazon-rekognition',
    version: '2016-06-27',
    async findFaces({ jpeg, pixels }) {
      const command = new DetectFacesCommand({ Image: { Bytes: jpeg }, Attributes: ['ALL'] })
      const { FaceDetails = [] } = await client.send(command, {
        abortSignal: AbortSignal.timeout(MAX_MS),
      })
      const certain = FaceDetails.filter(({ Confidence = 0 }) => Confidence >= MIN_CONFIDENCE)
      return {
        faces: certain.map((face) => readDetail(face, pixels)),
        brightness: measureBrightness(pixels),
        height: pixels.height,
      }
    },
  }
}

/** Brightness and sharpness are measured here, as the browser does, because Amazon's values have another scale. */
function readDetail(face: FaceDetail, pixels: PixelImage): AnalyzedFace {
  const { Left = 0, Top = 0, Width = 0, Height = 0 } = face.BoundingBox ?? {}
  const { Pitch = 0, Roll = 0, Yaw = 0 } = face.Pose ?? {}
  const left = fraction(Left)
  const top = fraction(Top)
  const box = { left, top, width: fraction(Left + Width) - left, height: fraction(Top + Height) - top }
  const findLandmark = (type: string) => face.Landmarks?.find(({ Type }) => Type === type)
  const nose = findLandmark('nose')
  const [leftEye, rightEye] = [findLandmark('eyeLeft'), findLandmark('eyeRight')]
  return {
    box,
    pose: { pitch: Pitch, roll: Roll, yaw: Yaw },
    quality: measureQuality(pixels, box),
    nose: { x: fraction(nose?.X ?? left + box.width / 2), y: fraction(nose?.Y ?? top + box.height / 2) },
    emotions: {
      HAPPY: emotion(face, 'HAPPY'),
      FEAR: emotion(face, 'FEAR'),
      SAD: emotion(face, 'SAD'),
      ANGRY: emotion(face, 'ANGRY'),
    },
    ageRange: { low: face.AgeRange?.Low ?? 0, high: face.AgeRange?.High ?? 0 },
    ...(leftEye && rightEye && { eyes: [toPoint(leftEye), toPoint(rightEye)] }),
  }
}

const toPoint = ({ X = 0, Y = 0 }: Landmark) => ({ x: fraction(X), y: fraction(Y) })

function emotion(face: FaceDetail, type: string): number {
  const confidence = face.Emotions?.find((each) => each.Type === type)?.Confidence ?? 0
  return Math.round(Math.min(100, Math.max(0, confidence)))
}

/** Limits a value to the picture, because boxes of faces at the edge extend beyond it. */
function fraction(value: number): number {
  return Math.min(1, Math.max(0, value))
}
