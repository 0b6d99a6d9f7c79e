import type { MatrixRow, RequestValues } from '../../matrix.ts'
import { type ContentFixtures, createPlayBody, sevenNightsBody } from './fixtures.ts'

type Rows = readonly MatrixRow<ContentFixtures>[]

const everybody = { default: 200 }
const members = { visitor: 401, default: 200 }
const notEnterprise = { visitor: 401, default: 200, enterprise: 403 }
const nobody = { default: 404 }
/** A record of `customer` is visible to its owner, the own person in charge and administrators. */
const ofCustomer = { visitor: 401, default: 404, customer: 200, pic: 200, admin: 200 }

const linkParts = (link: string): RequestValues => {
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  const [exp, sig] = [searchParams.get('exp') ?? '', searchParams.get('sig') ?? '']
  return { params: { fileId: pathname.split('/').at(-1) ?? '' }, query: { exp, sig } }
}

/** Rows of sounds, media, records and activity. */
export const listeningRows: Rows = [
  { call: 'GET /soundesthe/free-sound', expected: everybody },
  { call: 'GET /soundesthe/tasters', expected: everybody },
  { call: 'GET /soundesthe/random', expected: notEnterprise },
  {
    call: 'GET /soundesthe/purpose-details',
    expected: notEnterprise,
    send: () => ({ query: { code: '01' } }),
  },
  {
    call: 'GET /soundesthe/purpose-detail-random',
    expected: notEnterprise,
    send: (f) => ({ query: { detailId: f.purposeDetailId } }),
  },
  {
    call: 'GET /soundesthe/accompaniment',
    about: 'in the plan of the customer only',
    expected: { visitor: 401, default: 409, customer: 200, enterprise: 403 },
    send: (f) => ({ query: { soundId: f.soundId } }),
  },
  {
    call: 'GET /soundesthe/waveform',
    expected: notEnterprise,
    send: (f) => ({ query: { soundId: f.soundId } }),
  },
  {
    call: 'GET /soundesthe/landscape',
    expected: everybody,
    send: (f) => ({ query: { soundId: f.soundId } }),
  },
  {
    call: 'GET /soundesthe/landscapes/{soundId}/{file}',
    expected: everybody,
    send: (f) => ({ params: { soundId: f.soundId, file: '56.png' } }),
  },
  { call: 'GET /soundesthe/library', expected: notEnterprise },
  {
    call: 'POST /soundesthe/favourite',
    expected: notEnterprise,
    send: (f) => ({ body: { soundId: f.soundId, favourite: true } }),
  },
  { call: 'GET /activity/year', expected: notEnterprise, send: () => ({ query: { year: 2026 } }) },
  { call: 'GET /activity/seven-nights', expected: notEnterprise },
  {
    call: 'POST /activity/seven-nights/start',
    expected: notEnterprise,
    send: () => ({ body: sevenNightsBody }),
  },
  {
    call: 'POST /activity/seven-nights/reminder',
    about: 'of the customer only',
    expected: { visitor: 401, default: 404, customer: 200, enterprise: 403 },
    send: () => ({ body: { remindAt: '22:30', reminder: true } }),
  },
  {
    call: 'POST /activity/seven-nights/dismiss',
    expected: notEnterprise,
    send: () => ({ body: { topic: 'offer' } }),
  },
  { call: 'POST /activity/seven-nights/end', expected: notEnterprise },
  { call: 'GET /api/natural-sound/list', expected: notEnterprise },
  { call: 'GET /api/kanade/list', expected: notEnterprise },
  { call: 'GET /kanade/random', expected: notEnterprise },
  { call: 'GET /intro-papers', expected: everybody },
  {
    call: 'GET /intro-papers/{file}',
    expected: everybody,
    send: () => ({ params: { file: 'what-is-dmv.pdf' } }),
  },
  {
    call: 'GET /media/{fileId}',
    about: "the visitors' sample",
    expected: everybody,
    send: (f) => linkParts(f.freeLink),
  },
  {
    call: 'GET /media/{fileId}',
    about: 'a link made for another session',
    expected: nobody,
    send: (f) => linkParts(f.ownLink),
  },
  { call: 'POST /media/renew-link', expected: everybody, send: (f) => ({ body: { soundSrc: f.freeLink } }) },
  {
    call: 'POST /media/renew-link',
    about: 'a link made for another session',
    expected: nobody,
    send: (f) => ({ body: { soundSrc: f.ownLink } }),
  },
  { call: 'POST /dmv/record-playing', expected: members, send: (f) => ({ body: createPlayBody(f.soundId) }) },
  {
    call: 'POST /dmv/record-sound-therapy-playing',
    expected: notEnterprise,
    send: (f) => ({ body: createPlayBody(f.therapySoundId, '04', '05') }),
  },
  {
    call: 'POST /dmv/record-face-playing',
    expected: notEnterprise,
    send: (f) => ({
      body: {
        ...createPlayBody(f.aiestheSoundId, '01', '03'),
        faceExpSoundResultId: '019aa000-0000-7000-8000-0000000000fa',
      },
    }),
  },
  {
    call: 'GET /dmv/record-result',
    expected: ofCustomer,
    send: (f) => ({ query: { recordId: f.recordId } }),
  },
  {
    call: 'GET /soundesthe/record-result',
    expected: ofCustomer,
    send: (f) => ({ query: { recordId: f.recordId } }),
  },
  { call: 'GET /activity/weekly', expected: notEnterprise },
  { call: 'GET /v2/activity/monthly', expected: notEnterprise },
  { call: 'GET /v2/activity/rank', expected: notEnterprise },
  { call: 'GET /activity/advice', expected: notEnterprise },
  { call: 'GET /v1/activity/notice', expected: notEnterprise },
  { call: 'GET /activity/streak', expected: notEnterprise },
  {
    call: 'POST /activity/streak-days',
    expected: notEnterprise,
    send: () => ({ body: { weekdays: [1, 3] } }),
  },
]
