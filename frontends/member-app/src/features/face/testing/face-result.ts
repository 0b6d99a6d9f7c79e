import type { FaceResult } from '../types.ts'

const images = { full: 'aa', leftHalf: 'bb', rightHalf: 'cc', upperHalf: 'dd', lowerHalf: 'ee' }
const analysis = {
  ageRange: { low: 30, high: 40 },
  quality: { brightness: 50, sharpness: 50 },
  pose: { pitch: 0, roll: 0, yaw: 0 },
  boundingBox: { left: 0.3, top: 0.2, width: 0.4, height: 0.6 },
}

/** A finished diagnosis as the API returns it. */
export const faceResult: FaceResult = {
  id: '0190a000-0000-7000-8000-0000000000f1',
  username: '一般 花子',
  published: false,
  course: 2,
  soundId: '0190a000-0000-7000-8000-0000000000bb',
  soundName: '朝の水音',
  frequencies: [45, 220, 440],
  reason: '表情に合わせて、落ち着く振動を選びました。',
  beforeImage: '/api/aiesthe/photos/b.photo?exp=1&sig=a',
  afterImage: '/api/aiesthe/photos/a.photo?exp=1&sig=a',
  beforePortrait: '/api/aiesthe/photos/b.portrait?exp=1&sig=a',
  afterPortrait: '/api/aiesthe/photos/a.portrait?exp=1&sig=a',
  beforeProcFaceImgs: images,
  afterProcFaceImgs: images,
  beforeResult: { ...analysis, emotions: { emotionMap: { HAPPY: 20, FEAR: 5, SAD: 30, ANGRY: 0 } } },
  afterResult: { ...analysis, emotions: { emotionMap: { HAPPY: 65, FEAR: 5, SAD: 10, ANGRY: 0 } } },
  latestUpdate: '2026-11-21 21:30:00',
  beforeLatestUpdate: '2026-11-21 21:05:00',
  afterLatestUpdate: '2026-11-21 21:30:00',
  dmvResults: [
    {
      planName: 'AIエステ（顔診断）',
      soundName: '朝の水音',
      courseMin: 20,
      username: '一般 花子',
      startDateTime: '2026-11-21 21:06:00',
      endDateTime: '2026-11-21 21:26:00',
      totalPlayingTime: '00:19:58',
    },
  ],
}
