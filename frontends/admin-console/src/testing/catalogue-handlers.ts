import type { ResponseOf } from '../api/call-types.ts'
import type { MasterRow } from '../master-data/types.ts'
import type { Sound } from '../sounds/types.ts'
import { createErrorResponse, createListResponse, matchesText } from './mock-responses.ts'

/** Returns the sound library, which a test can read and change. */
export function createCatalogueData() {
  const createRow = (id: string, nameJa: string, nameEn: string, displayOrder: number): MasterRow => ({
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
    genres: [{ ...createRow('ocean', '海', 'Ocean', 10), family: 'sound' as const }],
    countries: [createRow('jp', '日本', 'Japan', 10)],
    unfinished: [] as ResponseOf<'GET /upload/unfinished'>,
    'purpose-details': [{ ...createRow('skin', '肌の調子', 'Skin', 10), purposeCode: '01' as const }],
  }
}

type Catalogue = ReturnType<typeof createCatalogueData>
type MasterName = Exclude<keyof Catalogue, 'sounds' | 'unfinished'>

const respondNotFound = () => createErrorResponse(404, 'E4040', '見つかりませんでした。')

/** Serves one kind of master data from data in memory. */
function createMasterHandlers<Name extends MasterName>(data: Catalogue, name: Name) {
  type MasterRowOfName = Catalogue[Name][number]
  const rows = data[name] as MasterRowOfName[]
  const find = (id: string) => rows.find((row) => row.id === id) ?? respondNotFound()
  return {
    list: (_: Request, url: URL) =>
      createListResponse(name, rows, url.searchParams, ({ code, nameJa, nameEn }, { q }) =>
        matchesText(q, code, nameJa, nameEn),
      ),
    left: (_: Request, __: URL, id: string) => find(id),
    create: async (request: Request) => {
      const created = { usedBy: 0, ...((await request.json()) as object), id: 'new' } as MasterRowOfName
      rows.push(created)
      return created
    },
    update: async (request: Request, _: URL, id: string) => {
      const row = find(id)
      return row instanceof Response ? row : Object.assign(row, await request.json())
    },
    move: async (request: Request, _: URL, id: string): Promise<MasterRowOfName | Response> => {
      const { step } = (await request.json()) as { step: number }
      const sorted = rows.toSorted((sound, right) => sound.displayOrder - right.displayOrder)
      const from = sorted.findIndex((row) => row.id === id)
      const [row, other] = [sorted[from], sorted[from + step]]
      if (!row) return respondNotFound()
      if (other) [row.displayOrder, other.displayOrder] = [other.displayOrder, row.displayOrder]
      return row
    },
    remove: (_: Request, __: URL, id: string) => {
      const at = rows.findIndex((row) => row.id === id)
      rows.splice(at, at === -1 ? 0 : 1)
      return { id }
    },
  }
}

/** The service finds a sound by the hash of its file; the file of this sound contains `ID3 twice`. */
export const soundWithKnownHash = {
  content: 'ID3 twice',
  soundId: 's-face',
  sha256: '434873e67a878e83a02b2656aa6836086a583d564c70db2986407f19dfb45198',
}

function createSoundHandlers({ sounds }: Catalogue) {
  const find = (id: string): Sound | Response => sounds.find((sound) => sound.id === id) ?? respondNotFound()
  return {
    list: (_: Request, url: URL) =>
      createListResponse(
        'sounds',
        sounds,
        url.searchParams,
        ({ title, fileName, ...sound }, { q, kind, withdrawn, sha256 }) =>
          matchesText(q, title, fileName) &&
          (!kind || sound.kind === kind) &&
          (!sha256 || (sha256 === soundWithKnownHash.sha256 && sound.id === soundWithKnownHash.soundId)) &&
          (withdrawn === undefined || (sound.withdrawnAt !== null) === withdrawn),
      ),
    one: (_: Request, __: URL, id: string) => find(id),
    update: async (request: Request, _: URL, id: string) => {
      const sound = find(id)
      return sound instanceof Response ? sound : Object.assign(sound, await request.json())
    },
    remove: (_: Request, __: URL, id: string) => {
      const sound = find(id)
      return sound instanceof Response
        ? sound
        : Object.assign(sound, { withdrawnAt: '2026-11-21T01:00:00.000Z', path: null })
    },
  }
}

/** Serves the sound library from data in memory. */
export function createCatalogueHandlers(data: Catalogue) {
  const tags = createMasterHandlers(data, 'tags')
  const genres = createMasterHandlers(data, 'genres')
  const countries = createMasterHandlers(data, 'countries')
  const details = createMasterHandlers(data, 'purpose-details')
  const sounds = createSoundHandlers(data)
  return {
    'GET /admin/tags': tags.list,
    'POST /admin/tags': tags.create,
    'GET /admin/tags/{id}': tags.left,
    'PUT /admin/tags/{id}': tags.update,
    'POST /admin/tags/{id}/move': tags.move,
    'DELETE /admin/tags/{id}': tags.remove,
    'GET /admin/genres': genres.list,
    'POST /admin/genres': genres.create,
    'GET /admin/genres/{id}': genres.left,
    'PUT /admin/genres/{id}': genres.update,
    'POST /admin/genres/{id}/move': genres.move,
    'DELETE /admin/genres/{id}': genres.remove,
    'GET /admin/countries': countries.list,
    'POST /admin/countries': countries.create,
    'GET /admin/countries/{id}': countries.left,
    'PUT /admin/countries/{id}': countries.update,
    'POST /admin/countries/{id}/move': countries.move,
    'DELETE /admin/countries/{id}': countries.remove,
    'GET /admin/purpose-details': details.list,
    'POST /admin/purpose-details': details.create,
    'GET /admin/purpose-details/{id}': details.left,
    'PUT /admin/purpose-details/{id}': details.update,
    'POST /admin/purpose-details/{id}/move': details.move,
    'DELETE /admin/purpose-details/{id}': details.remove,
    'GET /admin/sounds': sounds.list,
    'GET /admin/sounds/{id}': sounds.one,
    'PUT /admin/sounds/{id}': sounds.update,
    'DELETE /admin/sounds/{id}': sounds.remove,
  }
}
