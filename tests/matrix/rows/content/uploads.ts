import type { MatrixRow, RequestValues } from '../../matrix.ts'
import { type ContentFixtures, pieceUploadBody } from './fixtures.ts'

type Rows = readonly MatrixRow<ContentFixtures>[]
type Call = MatrixRow<ContentFixtures>['call']

/** Administrators may upload, and holders of `upload_operator`, who are none of the eight callers. */
const row = (
  call: Call,
  send?: (f: ContentFixtures) => RequestValues,
  done = 200,
): MatrixRow<ContentFixtures> => ({
  call,
  expected: { visitor: 401, default: 403, admin: done },
  ...(send && { send }),
})
const tus = (f: ContentFixtures, more: Record<string, string> = {}): RequestValues => ({
  params: { key: f.uploadKey },
  headers: { 'tus-resumable': '1.0.0', ...more },
})

/** Rows of uploads and of managing the catalogue. */
export const uploadRows: Rows = [
  row('GET /v2/esthe/music/genres'),
  row('GET /api/sound-dmv/sound-dmv-mst'),
  row('GET /upload/aiesthe-dmv-list'),
  row('GET /upload/sound-dmv-list'),
  row('GET /upload/kanade-dmv-list'),
  row('GET /upload/sound-therapy-dmv-list'),
  row('GET /upload/enterprise-dmv-list'),
  row('POST /upload/aiesthe-dmv', () => ({
    body: { ...pieceUploadBody, faceExpCluster: 1, minutesCourse: 1 },
  })),
  row('POST /upload/sound-dmv', (f) => ({ body: { ...pieceUploadBody, ...f.described, planCode: '02' } })),
  row('POST /upload/sound-dmv-update', (f) => ({ body: { id: f.soundId, ...f.described, planCode: '02' } })),
  row('POST /upload/sound-therapy-dmv', (f) => ({
    body: {
      ...pieceUploadBody,
      genre: f.musicGenreId,
      faceExpCluster: 1,
      composer: '作曲者',
      effects: '眠り',
      bodyParts: ['eyes'],
    },
  })),
  row('POST /upload/enterprise-dmv', () => ({ body: pieceUploadBody })),
  row('POST /upload/delete-aiesthe-dmv', (f) => ({ query: { id: f.aiestheSoundId } })),
  row('POST /upload/delete-sound-dmv', (f) => ({ query: { id: f.soundId } })),
  row('POST /upload/delete-sound-therapy-dmv', (f) => ({ query: { id: f.therapySoundId } })),
  row('POST /upload/delete-enterprise-dmv', (f) => ({ query: { id: f.enterpriseSoundId } })),
  row('GET /upload/state', (f) => ({ query: { key: f.uploadKey } })),
  row('GET /upload/unfinished'),
  row('OPTIONS /upload/tus/{key}', (f) => tus(f), 204),
  row(
    'PATCH /upload/tus/{key}',
    (f) => tus(f, { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }),
    204,
  ),
  row('DELETE /upload/tus/{key}', (f) => tus(f), 204),
]
