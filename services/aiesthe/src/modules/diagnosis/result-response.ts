import { formatDuration, formatJstDateTime } from '@hibiki/calendar'
import { SoundFrequencies } from '@hibiki/event-contracts'
import { Id, JapanTime, type Language, nullable, selectLanguageText } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import { type Static, Type } from 'typebox'
import { getFixedT } from '../../texts.ts'
import { cropNames, PORTRAIT_WIDTH } from '../photos/analysis/photo.ts'
import type { FacePhoto } from '../photos/face-photos.sql.ts'
import { signPhotoLinks } from '../photos/photo-links.ts'
import type { PhotoPart } from '../photos/photo-vault.ts'
import { toChoiceReasonText } from './result-choice.ts'
import type { ResultFacts } from './result-facts.ts'
import { minutesByCourse } from './save-before-photo.ts'

export const FacePointResponse = Type.Object({ x: Type.Number(), y: Type.Number() }, { $id: 'FacePoint' })

const Score = Type.Number({ description: 'Value from 0 to 100' })

export const FaceAnalysisResponse = Type.Object(
  {
    emotions: Type.Object({
      emotionMap: Type.Object({ HAPPY: Score, FEAR: Score, SAD: Score, ANGRY: Score }),
    }),
    ageRange: Type.Object({ low: Type.Number(), high: Type.Number() }),
    quality: Type.Object({ brightness: Score, sharpness: Score }),
    pose: Type.Object({ pitch: Type.Number(), roll: Type.Number(), yaw: Type.Number() }),
    boundingBox: Type.Object({
      left: Type.Number(),
      top: Type.Number(),
      width: Type.Number(),
      height: Type.Number(),
    }),
    eyes: Type.Optional(
      Type.Array(FacePointResponse, {
        minItems: 2,
        maxItems: 2,
        description:
          'The middles of both eyes, the left one of the photo first, as fractions of the photo; two photos are laid over each other by them. Missing where the engine found none',
      }),
    ),
  },
  { $id: 'FaceAnalysis' },
)

const Images = Type.Object(
  {
    full: Type.String(),
    leftHalf: Type.String(),
    rightHalf: Type.String(),
    upperHalf: Type.String(),
    lowerHalf: Type.String(),
  },
  {
    $id: 'FaceImages',
    description:
      'In a single result, PNG as base64; in lists, signed links that work in this session for 10 minutes',
  },
)

const Portrait = Type.String({
  description: `Signed link to a small picture of the face, at most ${PORTRAIT_WIDTH} pixels wide where the photo has one`,
})

/** A result with the field names of the specification. */
export const ResultResponse = Type.Object(
  {
    id: Id,
    username: Type.String(),
    published: Type.Boolean(),
    course: nullable(Type.Integer({ description: '1 stands for 10 minutes, 2 for 20 minutes' })),
    soundId: nullable(Id),
    soundName: Type.String(),
    frequencies: SoundFrequencies,
    reason: Type.String({ description: 'Why the AI chose this sound' }),
    beforeImage: nullable(Type.String({ description: 'Signed link to the whole photo' })),
    afterImage: nullable(Type.String({ description: 'Signed link to the whole photo' })),
    beforeProcFaceImgs: nullable(Images),
    afterProcFaceImgs: nullable(Images),
    beforePortrait: nullable(Portrait),
    afterPortrait: nullable(Portrait),
    beforeResult: nullable(FaceAnalysisResponse),
    afterResult: nullable(FaceAnalysisResponse),
    latestUpdate: JapanTime,
    beforeLatestUpdate: nullable(JapanTime),
    afterLatestUpdate: nullable(JapanTime),
    dmvResults: Type.Array(
      Type.Object({
        planName: Type.String(),
        soundName: Type.String(),
        courseMin: nullable(Type.Integer()),
        startDateTime: JapanTime,
        endDateTime: JapanTime,
        totalPlayingTime: Type.String({ description: 'Duration as HH:mm:ss' }),
        username: Type.String(),
      }),
    ),
  },
  { $id: 'FaceResult' },
)

export type ResultResponse = Static<typeof ResultResponse>

export interface ResultViewer {
  language: Language
  sessionId: string
}

export interface ResultResponseOptions {
  viewer: ResultViewer
  links: MediaLinkSigner
  /** Returns the pictures of the face themselves, as a single result has them; lists have links. */
  readPictureBase64?: (photoId: string, part: PhotoPart) => Promise<string>
}

export async function buildResultResponse(
  { result, username, sound, photos, plays }: ResultFacts,
  options: ResultResponseOptions,
): Promise<ResultResponse> {
  const photoOf = (of: FacePhoto['moment']) => photos.find(({ moment }) => moment === of)
  const [before, after] = await Promise.all([
    showPhoto(photoOf('before'), options),
    showPhoto(photoOf('after'), options),
  ])
  const soundName = sound ? selectLanguageText(sound.title, options.viewer.language) : ''
  const reason = toChoiceReasonText(result)
  const courseMin = result.course === null ? null : minutesByCourse[result.course]
  return {
    id: result.id,
    username,
    published: result.published,
    course: result.course,
    soundName,
    soundId: sound?.soundId ?? null,
    frequencies: sound?.frequencies ?? [],
    reason: reason ? selectLanguageText(reason, options.viewer.language) : '',
    beforeImage: before.image,
    afterImage: after.image,
    beforeProcFaceImgs: before.crops,
    afterProcFaceImgs: after.crops,
    beforePortrait: before.portrait,
    afterPortrait: after.portrait,
    beforeResult: before.analysis,
    afterResult: after.analysis,
    latestUpdate: formatJstDateTime(result.afterAt ?? result.beforeAt ?? result.startedAt),
    beforeLatestUpdate: before.takenAt,
    afterLatestUpdate: after.takenAt,
    dmvResults: plays.map((play) => ({
      planName: getFixedT(options.viewer.language)('facePlanName'),
      soundName,
      courseMin,
      username,
      startDateTime: formatJstDateTime(play.startedAt),
      endDateTime: formatJstDateTime(play.endedAt),
      totalPlayingTime: formatDuration(play.playedSeconds),
    })),
  }
}

async function showPhoto(
  photo: FacePhoto | undefined,
  { viewer, links, readPictureBase64 }: ResultResponseOptions,
) {
  if (!photo) return { image: null, crops: null, portrait: null, analysis: null, takenAt: null }
  const linkTo = signPhotoLinks(links, photo.id, viewer.sessionId)
  const crops = await Promise.all(
    cropNames.map(
      async (name) => [name, await (readPictureBase64?.(photo.id, name) ?? linkTo(name))] as const,
    ),
  )
  return {
    image: linkTo('photo'),
    crops: Object.fromEntries(crops) as Static<typeof Images>,
    portrait: linkTo('portrait'),
    analysis: toFaceAnalysisResponse(photo.face),
    takenAt: formatJstDateTime(photo.takenAt),
  }
}

/** Lists each field by its name, so that fields that are added to the stored face later are not sent. */
export function toFaceAnalysisResponse({
  emotions,
  ageRange,
  quality,
  pose,
  box,
  eyes,
}: FacePhoto['face']): Static<typeof FaceAnalysisResponse> {
  const { HAPPY, FEAR, SAD, ANGRY } = emotions
  return {
    emotions: { emotionMap: { HAPPY, FEAR, SAD, ANGRY } },
    ageRange: { low: ageRange.low, high: ageRange.high },
    quality: { brightness: quality.brightness, sharpness: quality.sharpness },
    pose: { pitch: pose.pitch, roll: pose.roll, yaw: pose.yaw },
    boundingBox: { left: box.left, top: box.top, width: box.width, height: box.height },
    ...(eyes && { eyes: eyes.map(({ x, y }) => ({ x, y })) }),
  }
}
