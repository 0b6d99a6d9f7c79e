import { createErrorResponse } from '@hibiki/api-mocks'
import { HttpResponse } from 'msw'
import type { ResponseOf, RowOf } from '../api/call-types.ts'
import type { Sound } from '../sounds/types.ts'
import { http, mockResource } from './server.ts'

/** Returns the sound library, which a test can read and change. */
export function createCatalogueData() {
  const createRow = (
    id: string,
    nameJa: string,
    nameEn: string,
    displayOrder: number,
  ): RowOf<'GET /admin/tags'> => ({
    id,
    code: id,
    nameJa,
    nameEn,
    names: {},
    displayOrder,
    usedBy: 0,
  })
  const sound = (id: string, kind: Sound['kind'], title: string): Sound => ({
    id,
    kind,
    title,
    fileName: `${title}.mp3`,
    path: `/api/media/${id}`,
    durationSeconds: 605,
    loudnessLufs: -18.2,
    cluster: null,
    minutesCourse: null,
    planCode: null,
    genreId: null,
    countryId: null,
    place: null,
    purposeDetailId: null,
    player: null,
    tagIds: [],
    composer: null,
    effects: null,
    bodyParts: null,
    experience: null,
    withMusic: null,
    enterpriseAgencyId: null,
    roomId: null,
    roomSectionId: null,
    publishedAt: '2026-11-20T01:00:00.000Z',
    withdrawnAt: null,
  })
  const describedBy = { genreId: 'ocean', countryId: 'jp', purposeDetailId: 'skin', tagIds: ['wave'] }
  return {
    sounds: [
      { ...sound('s-sea', 'sound', '夜の海'), ...describedBy, planCode: '02', place: '葉山' },
      { ...sound('s-face', 'aiesthe', '朝の光'), cluster: 2, minutesCourse: 1 },
    ],
    tags: [createRow('wave', '波', 'Waves', 10), createRow('night', '夜', 'Night', 20)],
    genres: [{ ...createRow('ocean', '海', 'Ocean', 10), family: 'sound' }] as RowOf<'GET /admin/genres'>[],
    countries: [createRow('jp', '日本', 'Japan', 10)],
    unfinished: [] as ResponseOf<'GET /upload/unfinished'>,
    'purpose-details': [
      { ...createRow('skin', '肌の調子', 'Skin', 10), purposeCode: '01' },
    ] as RowOf<'GET /admin/purpose-details'>[],
  }
}

type Catalogue = ReturnType<typeof createCatalogueData>

/** The service finds a sound by the hash of its file; the file of this sound contains `ID3 twice`. */
export const soundWithKnownHash = {
  content: 'ID3 twice',
  soundId: 's-face',
  sha256: '434873e67a878e83a02b2656aa6836086a583d564c70db2986407f19dfb45198',
}

/** What every kind of master data has in common. */
const masterData = <Row extends RowOf<'GET /admin/tags'>>(rows: Row[]) => ({
  rows,
  search: ({ code, nameJa, nameEn }: Row) => [code, nameJa, nameEn],
  create: (body: object) => ({ usedBy: 0, ...body, id: 'new' }) as Row,
  update: (row: Row, body: object) => Object.assign(row, body) as Row,
  remove: true as const,
  actions: {
    move(row: Row, { step }: { step: number }) {
      const sorted = rows.toSorted((one, other) => one.displayOrder - other.displayOrder)
      const other = sorted[sorted.indexOf(row) + step]
      if (other) [row.displayOrder, other.displayOrder] = [other.displayOrder, row.displayOrder]
      return row
    },
  },
})

/** Serves the sound library from data in memory. */
export const createCatalogueHandlers = (data: Catalogue) => [
  ...mockResource('tags', masterData(data.tags)),
  ...mockResource('genres', masterData(data.genres)),
  ...mockResource('countries', masterData(data.countries)),
  ...mockResource('purpose-details', masterData(data['purpose-details'])),
  ...mockResource('sounds', {
    rows: data.sounds,
    search: ({ title, fileName }) => [title, fileName],
    filters: {
      withdrawn: ({ withdrawnAt }, isWithdrawn) => (withdrawnAt !== null) === isWithdrawn,
      sha256: ({ id }, sha256) => sha256 === soundWithKnownHash.sha256 && id === soundWithKnownHash.soundId,
    },
    update: (sound, body) => Object.assign(sound, body),
    remove: (sound) => Object.assign(sound, { withdrawnAt: '2026-11-21T01:00:00.000Z', path: null }),
  }),
  http.get('/upload/unfinished', () => data.unfinished),
  http.delete('/upload/tus/{key}', ({ request, params }) => {
    if (request.headers.get('tus-resumable') !== '1.0.0') return new HttpResponse(null, { status: 412 })
    data.unfinished = data.unfinished.filter(({ key }) => key !== params.key)
    return new HttpResponse(null, { status: 204 })
  }),
  http.get('/upload/state', () => createErrorResponse(404, 'E4040', '見つかりませんでした。')),
  http.post('/upload/aiesthe-dmv', () => ({})),
  http.post('/upload/sound-dmv', () => ({})),
]
