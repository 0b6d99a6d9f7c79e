import type { MatrixRow, RequestValues } from '../../matrix.ts'
import type { EnterpriseFixtures } from './fixtures.ts'

type Rows = readonly MatrixRow<EnterpriseFixtures>[]
type Send = (fixtures: EnterpriseFixtures) => RequestValues

const hotel = { visitor: 401, default: 403, enterprise: 200 }
const foreign = { ...hotel, enterprise: 404 }
/** Another device has claimed the section, because the matrix calls without its cookie. */
const taken = { ...hotel, enterprise: 409 }
const admins = { visitor: 401, default: 403, admin: 200 }

const report = { playingDmvId: null, actStopping: true, oldestStopTime: '2026-11-22 12:00:00' }
const days = { since: '2026-11-01', until: '2026-11-02' }
const ofSection: Send = (f) => ({ query: { sectionId: f.sectionId } })
const ofForeignSection: Send = (f) => ({ query: { sectionId: f.foreignSectionId } })
const window = (f: EnterpriseFixtures) => ({
  weekdays: [1, 2],
  from: '22:00',
  to: '06:00',
  soundIds: [f.soundId],
  volume: 0.4,
})

const players: Rows = [
  { call: 'GET /enterprise/random', expected: hotel },
  { call: 'GET /v2/enterprise/my/experience', expected: hotel },
  { call: 'GET /v2/enterprise/my/rooms', expected: hotel },
  { call: 'GET /v2/enterprise/my/room/section', expected: hotel, send: ofSection },
  {
    call: 'GET /v2/enterprise/my/room/section',
    about: 'of another agency',
    expected: foreign,
    send: ofForeignSection,
  },
  {
    call: 'POST /v2/enterprise/my/room/section/status/report',
    about: 'which another device holds',
    expected: taken,
    send: (f) => ({ body: { sectionId: f.sectionId, ...report } }),
  },
  {
    call: 'POST /v2/enterprise/my/room/section/status/report',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({ body: { sectionId: f.foreignSectionId, ...report } }),
  },
  {
    call: 'POST /v2/enterprise/my/room/section/status/reports',
    about: 'which another device holds',
    expected: taken,
    send: (f) => ({ body: { sectionId: f.sectionId, reports: [report] } }),
  },
  {
    call: 'POST /v2/enterprise/my/room/section/release',
    expected: hotel,
    send: (f) => ({ body: { sectionId: f.sectionId } }),
  },
  {
    call: 'POST /v2/enterprise/my/room/section/ticket',
    about: 'which another device holds',
    expected: taken,
    send: (f) => ({ body: { sectionId: f.sectionId } }),
  },
  {
    call: 'POST /v2/enterprise/my/room/section/ticket',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({ body: { sectionId: f.foreignSectionId } }),
  },
  { call: 'GET /v2/enterprise/ws', about: 'without an upgrade', expected: { ...hotel, enterprise: 426 } },
]

const control: Rows = [
  { call: 'GET /v2/enterprise/my/overview', expected: hotel },
  { call: 'GET /v2/enterprise/my/changes', expected: hotel },
  {
    call: 'POST /v2/enterprise/my/control',
    expected: hotel,
    send: (f) => ({ body: { sectionId: f.sectionId, volume: 0.3 } }),
  },
  {
    call: 'POST /v2/enterprise/my/control',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({ body: { sectionId: f.foreignSectionId, volume: 0.3 } }),
  },
  {
    call: 'POST /v2/enterprise/my/control/undo',
    expected: hotel,
    send: (f) => ({ body: { changeId: f.changeId } }),
  },
  { call: 'GET /v2/enterprise/my/room/section/schedule', expected: hotel, send: ofSection },
  {
    call: 'POST /v2/enterprise/my/room/section/schedule',
    expected: hotel,
    send: (f) => ({ body: { sectionId: f.sectionId, windows: [window(f)] } }),
  },
  {
    call: 'POST /v2/enterprise/my/room/section/schedule',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({ body: { sectionId: f.foreignSectionId, windows: [] } }),
  },
  {
    call: 'GET /v2/enterprise/my/room/opening-hours',
    expected: hotel,
    send: (f) => ({ query: { roomId: f.roomId } }),
  },
  {
    call: 'POST /v2/enterprise/my/room/opening-hours',
    expected: hotel,
    send: (f) => ({ body: { roomId: f.roomId, openingHours: null } }),
  },
  {
    call: 'POST /v2/enterprise/my/room/opening-hours',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({ body: { roomId: f.foreignRoomId, openingHours: null } }),
  },
  { call: 'GET /v2/enterprise/my/room/section/outlook', expected: hotel, send: ofSection },
  {
    call: 'GET /v2/enterprise/my/room/section/outlook',
    about: 'of another agency',
    expected: foreign,
    send: ofForeignSection,
  },
  {
    call: 'POST /v2/enterprise/my/room/section/schedule/copy',
    expected: hotel,
    send: (f) => ({ body: { sectionId: f.sectionId, toSectionIds: [f.sectionId], preview: false } }),
  },
  {
    call: 'POST /v2/enterprise/my/room/section/schedule/copy',
    about: 'to another agency',
    expected: foreign,
    send: (f) => ({ body: { sectionId: f.sectionId, toSectionIds: [f.foreignSectionId], preview: false } }),
  },
  {
    call: 'POST /v2/enterprise/my/room/section/free',
    expected: hotel,
    send: (f) => ({ body: { sectionId: f.sectionId } }),
  },
  {
    call: 'POST /v2/enterprise/my/room/section/free',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({ body: { sectionId: f.foreignSectionId } }),
  },
  { call: 'GET /v2/enterprise/my/playlists', expected: hotel },
  {
    call: 'POST /v2/enterprise/my/playlists',
    expected: hotel,
    send: (f) => ({ body: { name: '朝', isShuffled: true, soundIds: [f.soundId] } }),
  },
  {
    call: 'POST /v2/enterprise/my/playlists',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({
      body: { playlistId: f.foreignPlaylistId, name: '朝', isShuffled: true, soundIds: [f.soundId] },
    }),
  },
  {
    call: 'POST /v2/enterprise/my/playlists/delete',
    expected: hotel,
    send: (f) => ({ body: { playlistId: f.playlistId } }),
  },
  {
    call: 'POST /v2/enterprise/my/playlists/delete',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({ body: { playlistId: f.foreignPlaylistId } }),
  },
  { call: 'GET /v2/enterprise/my/closing-days', expected: hotel },
  {
    call: 'POST /v2/enterprise/my/closing-days',
    expected: hotel,
    send: () => ({
      body: {
        closesOnHolidays: true,
        closingPeriods: [{ since: '2026-12-30', until: '2027-01-03', name: '年末年始' }],
      },
    }),
  },
  { call: 'GET /v2/enterprise/my/report', expected: hotel, send: () => ({ query: days }) },
  {
    call: 'GET /v2/enterprise/my/report',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({ query: { ...days, sectionId: f.foreignSectionId } }),
  },
  { call: 'GET /v2/enterprise/my/report/csv', expected: hotel, send: () => ({ query: days }) },
  { call: 'GET /v2/enterprise/my/proofs', expected: hotel },
  {
    call: 'GET /v2/enterprise/my/proofs/file',
    expected: hotel,
    send: (f) => ({ query: { proofId: f.proofId, file: 'pdf' } }),
  },
  {
    call: 'GET /v2/enterprise/my/proofs/file',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({ query: { proofId: f.foreignProofId, file: 'pdf' } }),
  },
  { call: 'GET /v2/enterprise/signing-keys', expected: { default: 200 } },
]

const boardFields = { name: 'フロント', roomIds: null }
const boards: Rows = [
  {
    call: 'GET /v2/enterprise/board',
    about: 'with the secret of a board',
    expected: { default: 200 },
    send: (f) => ({ headers: { 'x-hibiki-board': f.boardSecret } }),
  },
  { call: 'GET /v2/enterprise/board', about: 'without a secret', expected: { default: 401 } },
  { call: 'GET /v2/enterprise/my/boards', expected: hotel },
  {
    call: 'POST /v2/enterprise/my/boards/pair',
    expected: hotel,
    send: () => ({ body: { ...boardFields, code: 'BCDF-GHJK' } }),
  },
  {
    call: 'POST /v2/enterprise/my/boards/pair',
    about: 'with a room of another agency',
    expected: foreign,
    send: (f) => ({ body: { ...boardFields, code: 'BCDF-GHJK', roomIds: [f.foreignRoomId] } }),
  },
  {
    call: 'POST /v2/enterprise/my/boards',
    expected: hotel,
    send: (f) => ({ body: { boardId: f.boardId, name: 'スパ', roomIds: [f.roomId] } }),
  },
  {
    call: 'POST /v2/enterprise/my/boards',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({ body: { ...boardFields, boardId: f.foreignBoardId } }),
  },
  {
    call: 'POST /v2/enterprise/my/boards/release',
    expected: hotel,
    send: (f) => ({ body: { boardId: f.boardId } }),
  },
  {
    call: 'POST /v2/enterprise/my/boards/release',
    about: 'of another agency',
    expected: foreign,
    send: (f) => ({ body: { boardId: f.foreignBoardId } }),
  },
]

const byId = (
  call: MatrixRow<EnterpriseFixtures>['call'],
  id: keyof EnterpriseFixtures,
  body?: object,
): MatrixRow<EnterpriseFixtures> => ({
  call,
  expected: admins,
  send: (f) => ({ params: { id: f[id] }, ...(body && { body }) }),
})
const ofAgency = (
  call: MatrixRow<EnterpriseFixtures>['call'],
  sent: Send = () => ({}),
): MatrixRow<EnterpriseFixtures> => ({
  call,
  expected: admins,
  send: (f) => ({ params: { id: f.agencyId }, ...sent(f) }),
})
const agencyFields = { name: 'ホテル', alertEmail: 'front@hotel.example', language: 'ja' }

const consoleRows: Rows = [
  { call: 'GET /admin/enterprise-agencies', expected: admins },
  byId('GET /admin/enterprise-agencies/{id}', 'agencyId'),
  { call: 'POST /admin/enterprise-agencies', expected: admins, send: () => ({ body: agencyFields }) },
  byId('PUT /admin/enterprise-agencies/{id}', 'agencyId', agencyFields),
  ofAgency('GET /admin/enterprise-agencies/{id}/overview'),
  ofAgency('GET /admin/enterprise-agencies/{id}/changes'),
  ofAgency('GET /admin/enterprise-agencies/{id}/report', () => ({ query: days })),
  ofAgency('GET /admin/enterprise-agencies/{id}/report/csv', () => ({ query: days })),
  ofAgency('GET /admin/enterprise-agencies/{id}/proofs'),
  ofAgency('GET /admin/enterprise-agencies/{id}/proofs/file', (f) => ({
    query: { proofId: f.proofId, file: 'pdf-signature' },
  })),
  ofAgency('GET /admin/enterprise-agencies/{id}/boards'),
  ofAgency('POST /admin/enterprise-agencies/{id}/boards/release', (f) => ({ body: { boardId: f.boardId } })),
  ofAgency('POST /admin/enterprise-agencies/{id}/control', () => ({ body: { volume: 0.2 } })),
  ofAgency('POST /admin/enterprise-agencies/{id}/undo', (f) => ({ body: { changeId: f.changeId } })),
  { call: 'GET /admin/enterprise-accounts', expected: admins },
  byId('GET /admin/enterprise-accounts/{id}', 'accountId'),
  byId('PUT /admin/enterprise-accounts/{id}', 'accountId', { agencyId: null }),
  { call: 'GET /admin/enterprise-rooms', expected: admins },
  byId('GET /admin/enterprise-rooms/{id}', 'roomId'),
  {
    call: 'POST /admin/enterprise-rooms',
    expected: admins,
    send: (f) => ({ body: { agencyId: f.agencyId, name: 'スパ' } }),
  },
  byId('PUT /admin/enterprise-rooms/{id}', 'roomId', { name: 'スパ', position: 1, openingHours: null }),
  byId('DELETE /admin/enterprise-rooms/{id}', 'roomId'),
  { call: 'GET /admin/enterprise-sections', expected: admins },
  byId('GET /admin/enterprise-sections/{id}', 'sectionId'),
  {
    call: 'POST /admin/enterprise-sections',
    expected: admins,
    send: (f) => ({ body: { roomId: f.roomId, name: '個室' } }),
  },
  byId('PUT /admin/enterprise-sections/{id}', 'sectionId', { name: '個室', position: 1, windows: [] }),
  byId('DELETE /admin/enterprise-sections/{id}', 'sectionId'),
  byId('POST /admin/enterprise-sections/{id}/free', 'sectionId'),
  { call: 'GET /admin/enterprise-managements', expected: admins },
  byId('GET /admin/enterprise-managements/{id}', 'managementId'),
  {
    call: 'POST /admin/enterprise-managements',
    expected: admins,
    send: (f) => ({ body: { sectionId: f.sectionId, soundId: f.otherSoundId } }),
  },
  byId('DELETE /admin/enterprise-managements/{id}', 'managementId'),
  { call: 'GET /admin/enterprise-sounds', expected: admins },
  byId('GET /admin/enterprise-sounds/{id}', 'soundId'),
]

export const enterpriseRows: Rows = [...players, ...control, ...boards, ...consoleRows]
