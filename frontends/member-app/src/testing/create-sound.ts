import type { ResponseBody } from '../lib/api/response-body.ts'

type Sound = ResponseBody<'/soundesthe/random'>

/** Creates a sound of nature as the API returns it. */
export const createSound = (overrides: Partial<Sound> = {}): Sound => ({
  id: '0190a000-0000-7000-8000-0000000000aa',
  soundSrc: '/api/media/1?exp=1&sig=a',
  title: '夜の入り江',
  genre: '自然音',
  place: '長崎',
  tags: [],
  durationSeconds: 600,
  frequencies: [],
  ...overrides,
})
