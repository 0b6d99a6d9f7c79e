import { formatJstDateTime } from '@hibiki/calendar'
import type { MatrixRow, RequestValues } from '../../matrix.ts'
import type { AiestheFixtures } from './fixtures.ts'

type Rows = readonly MatrixRow<AiestheFixtures>[]
type Send = (fixtures: AiestheFixtures) => RequestValues

const notEnterprise = { visitor: 401, default: 200, enterprise: 403 }
/** The plan of both customers contains it, and the authority `ai_esthe` opens it for the administrator. */
const byPlan = { visitor: 401, default: 409, customer: 200, otherCustomer: 200, admin: 200, enterprise: 403 }
/** Only a plan opens the rented device. */
const byPlanOnly = { visitor: 401, default: 409, customer: 200, otherCustomer: 200, enterprise: 403 }
/** A published object is visible to the own person in charge, too, and administrators see all. */
const ofCustomer = { visitor: 401, default: 404, customer: 200, pic: 200, admin: 200, enterprise: 403 }
const ofOwner = { visitor: 401, default: 404, customer: 200, enterprise: 403 }
const ofNobody = { visitor: 401, default: 404, enterprise: 403 }

const history: Send = (f) => ({ query: { userId: f.customerId, page: 0, size: 5 } })
const interview = { sleeping: 1, appetite: 0, well: 1, bodyPart: 11 }

const photoLink: Send = ({ photoLink: link }) => {
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  const [exp, sig] = [searchParams.get('exp') ?? '', searchParams.get('sig') ?? '']
  return { params: { name: pathname.split('/').at(-1) ?? '' }, query: { exp, sig } }
}

/** Rows of face diagnosis, results and the AI's choice. */
export const estheRows: Rows = [
  { call: 'GET /aiesthe/current-step', expected: byPlan },
  { call: 'POST /aiesthe/start-again', expected: byPlan },
  {
    call: 'POST /aiesthe/detect',
    about: 'the diagnosis of the customer',
    expected: { visitor: 401, default: 409, customer: 200, otherCustomer: 404, admin: 404, enterprise: 403 },
    send: (f) => ({ body: { id: f.openId, after: false, course: 1, image: f.image, publish: true } }),
  },
  {
    call: 'POST /aiesthe/detect-after',
    about: 'the diagnosis of the other customer',
    expected: { visitor: 401, default: 409, customer: 404, otherCustomer: 200, admin: 404, enterprise: 403 },
    send: (f) => ({
      body: { id: f.otherOpenId, after: true, course: 1, image: f.laterImage, publish: true },
    }),
  },
  {
    call: 'GET /aiesthe/detect-result',
    about: 'a published result of the customer',
    expected: ofCustomer,
    send: (f) => ({ query: { detectId: f.resultId } }),
    shows: { text: () => '東京 花子', to: ['customer', 'pic', 'admin'] },
  },
  ...(
    [
      'GET /aiesthe/detect-result-from-calte-record-id',
      'GET /aiesthe/detect-result-from-record-calte-id',
    ] as const
  ).map((call) => ({
    call,
    about: 'of a record that names a published result of the customer',
    expected: ofCustomer,
    send: (f: AiestheFixtures) => ({ query: { calteRecordId: f.recordId } }),
    shows: { text: () => '東京 花子', to: ['customer', 'pic', 'admin'] as const },
  })),
  {
    call: 'GET /aiesthe/photos/{name}',
    about: 'a link made for another session',
    expected: ofNobody,
    send: photoLink,
  },
  {
    call: 'POST /aiesthe/publication',
    expected: ofOwner,
    send: (f) => ({ body: { detectId: f.resultId, published: false } }),
  },
  {
    call: 'POST /aiesthe/delete-result',
    expected: ofOwner,
    send: (f) => ({ body: { detectId: f.resultId } }),
  },
  { call: 'POST /aiesthe/delete-all-results', about: 'own results, whoever asks', expected: notEnterprise },
  {
    call: 'GET /aiesthe/photo-views',
    expected: notEnterprise,
    send: () => ({ query: { page: 0, size: 5 } }),
  },
  { call: 'GET /aiesthe/my-history-count', expected: notEnterprise },
  {
    call: 'GET /aiesthe/my-history',
    expected: notEnterprise,
    send: () => ({ query: { page: 0, size: 5, sort: 'desc' } }),
    shows: { text: (f) => f.resultId, to: ['customer'] },
  },
  {
    call: 'GET /aiesthe/history-count',
    about: 'of the customer',
    expected: ofCustomer,
    send: (f) => ({ query: { userId: f.customerId } }),
  },
  {
    call: 'GET /aiesthe/history-without-related-calte',
    about: 'of the customer',
    expected: ofCustomer,
    send: history,
    shows: { text: (f) => f.resultId, to: ['customer', 'pic', 'admin'] },
  },
  { call: 'GET /aiesthe/random', expected: byPlan },
  { call: 'GET /aiesthe/cluster', expected: byPlan, send: () => ({ query: { clusterId: 1 } }) },
  {
    call: 'POST /aiesthe/feeling',
    expected: notEnterprise,
    send: (f) => ({ body: { soundId: f.therapySoundId, feeling: 'better' } }),
  },
  {
    call: 'POST /aiesthe/check-in',
    about: 'of a play of their own, whoever asks',
    expected: notEnterprise,
    send: (f) => ({
      body: {
        playSessionId: '4b1f0a52-5d3c-4c8e-9a77-0f1d2e3c4b5a',
        vibrationId: f.therapySoundId,
        startDateTime: formatJstDateTime(Date.now()),
        before: 2,
        after: 4,
        revision: 2,
      },
    }),
  },
  { call: 'GET /aiesthe/check-in-weeks', expected: notEnterprise },
  {
    call: 'GET /aiesthe/sound-therapy/list',
    expected: byPlan,
    send: () => ({ query: { clusterId: 9, bodyPart: 'all' } }),
  },
  {
    call: 'GET /aiesthe/sound-therapy/sound',
    expected: byPlan,
    send: (f) => ({ query: { soundSrcId: f.therapySoundId } }),
  },
  {
    call: 'POST /aiesthe/dr-ai-healthcare/un64',
    expected: byPlanOnly,
    send: () => ({ body: { ...interview, concentration: 1 } }),
  },
  {
    call: 'POST /aiesthe/dr-ai-healthcare/up65',
    expected: byPlanOnly,
    send: () => ({ body: { ...interview, forget: 1 } }),
  },
  {
    call: 'POST /un64',
    expected: byPlanOnly,
    send: () => ({ body: { ...interview, concentration: 1 } }),
  },
  { call: 'POST /up65', expected: byPlanOnly, send: () => ({ body: { ...interview, forget: 1 } }) },
]

export const mentalCheckRows: Rows = [
  { call: 'GET /mental-check/can-any-mentalcheck', expected: notEnterprise },
  { call: 'GET /mental-check/can-do-mentalchecks', expected: notEnterprise },
  {
    call: 'GET /mental-check/get',
    expected: notEnterprise,
    send: (f) => ({ query: { mentalCheckId: f.mentalCheckId } }),
  },
  { call: 'GET /mental-check/due-dates', expected: notEnterprise },
  { call: 'GET /mental-check/data-use', expected: notEnterprise },
  { call: 'GET /mental-check/publication', expected: notEnterprise },
  {
    call: 'POST /mental-check/publication',
    about: 'showing them, which only customers may',
    expected: { visitor: 401, default: 403, customer: 200, otherCustomer: 200 },
    send: () => ({ body: { published: true } }),
  },
  {
    call: 'POST /mental-check/decide-data-use',
    expected: notEnterprise,
    send: (f) => ({ body: { agreement: true, version: f.dataUseVersion } }),
  },
  {
    call: 'POST /mental-check/answer',
    expected: notEnterprise,
    send: (f) => ({
      body: { mentalCheckId: f.mentalCheckId, answers: [{ itemId: 'q1', choiceId: 'yes' }] },
    }),
  },
]

/** Only `customer` sees a result that `customer` saved. */
const ownStressResult = { visitor: 401, default: 404, customer: 200, enterprise: 403 }

export const stressResultRows: Rows = [
  { call: 'GET /stress-check/results', expected: notEnterprise },
  {
    call: 'POST /stress-check/save',
    expected: notEnterprise,
    send: () => ({ body: { score: 25, forChoice: true } }),
  },
  {
    call: 'POST /stress-check/decide-use',
    expected: ownStressResult,
    send: (f) => ({ body: { id: f.stressResultId, forChoice: false } }),
  },
  {
    call: 'POST /stress-check/withdraw',
    expected: ownStressResult,
    send: (f) => ({ body: { id: f.stressResultId } }),
  },
]
