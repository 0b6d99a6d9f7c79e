import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { describeAiestheErrors } from '../../../errors.ts'
import { requireConsent, requirePlan } from '../../../requirements.ts'
import { fieldText } from '../../../texts.ts'
import { isCluster } from '../../choices/clusters.rules.ts'
import { listTherapySoundsOfCluster } from '../../sounds/sounds.sql.ts'
import { getOrSaveRecommendedCluster } from '../recommended-cluster.ts'
import { TherapySoundResponse, toTherapySoundResponse } from '../therapy-sound-response.ts'

/** The course "this week's recommendation". */
const RECOMMENDED = 9

const schema = {
  operationId: 'listTherapySounds',
  summary: "Lists the sounds of a therapy course; course 9 is this week's recommendation",
  tags: ['aiesthe'],
  querystring: Type.Object({
    clusterId: Type.Integer({
      minimum: 1,
      maximum: RECOMMENDED,
      description: 'Course 1, 2, 3, 4 or 9',
    }),
    bodyPart: Type.Enum(['eyes', 'mouth', 'all'], { default: 'all' }),
  }),
  response: {
    200: Type.Array(TherapySoundResponse),
    ...describeAiestheErrors('E4003'),
  },
}

export function listTherapySoundsRoute(app: App, { db, soundLinks, clock }: AiestheContext): void {
  app.get('/aiesthe/sound-therapy/list', { schema }, async (request, reply) => {
    const session = requireSession(request)
    const { clusterId, bodyPart } = request.query
    if (clusterId !== RECOMMENDED && !isCluster(clusterId))
      throw new ApiError('E3001', { fields: { clusterId: fieldText('noCourse') } })
    await requirePlan(db, session, 'sound-therapy')
    await requireConsent(db, session.userId)
    const cluster =
      clusterId === RECOMMENDED ? await getOrSaveRecommendedCluster(db, session.userId, clock()) : clusterId
    reply.header('cache-control', 'no-store')
    const sounds = await listTherapySoundsOfCluster(db, { cluster, bodyPart })
    return sounds.map((sound) => toTherapySoundResponse(sound, request, soundLinks))
  })
}
