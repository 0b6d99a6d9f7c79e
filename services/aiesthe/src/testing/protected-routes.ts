import { randomUUID } from 'node:crypto'
import type { PlanFunction } from '../requirements.ts'
import type { TestMember } from './aiesthe-app.ts'

/** A route that processes data of a member, and the function of a plan that it requires; null where it is free. */
interface Operation {
  opens: PlanFunction | null
  ask(member: TestMember): ReturnType<TestMember['get']>
}

const photo = () => ({ id: randomUUID(), course: 1, image: 'cGhvdG8=' })
const interview = { sleeping: 1, appetite: 0, well: 1 }
const under65 = { ...interview, concentration: 1 }
const over65 = { ...interview, forget: 1 }

/** Returns every route that processes data of a member, by method and path. */
export function listProtectedRoutes(mentalCheckId: string): Record<string, Operation> {
  const get = (opens: Operation['opens'], path: string, query = ''): Record<string, Operation> => ({
    [`GET ${path}`]: { opens, ask: (member) => member.get(path + query) },
  })
  const post = (opens: Operation['opens'], path: string, body?: () => object): Record<string, Operation> => ({
    [`POST ${path}`]: { opens, ask: (member) => member.post(path, body?.()) },
  })
  return {
    ...get('face-diagnosis', '/aiesthe/current-step'),
    ...post('face-diagnosis', '/aiesthe/start-again'),
    'POST /aiesthe/detect': {
      opens: 'face-diagnosis',
      async ask(member) {
        const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
        return member.post('/aiesthe/detect', { ...photo(), ...(id && { id }) })
      },
    },
    ...post('face-diagnosis', '/aiesthe/detect-after', photo),
    ...post(null, '/aiesthe/publication', () => ({ detectId: randomUUID(), published: true })),
    ...post(null, '/aiesthe/feeling', () => ({ soundId: randomUUID(), feeling: 'better' })),
    ...post(null, '/aiesthe/check-in', () => ({
      playSessionId: randomUUID(),
      vibrationId: randomUUID(),
      startDateTime: '2026-11-21 12:00:00',
      before: 3,
      revision: 1,
    })),
    ...get('aiesthe', '/aiesthe/random'),
    ...get('aiesthe', '/aiesthe/cluster', '?clusterId=1'),
    ...get('sound-therapy', '/aiesthe/sound-therapy/list', '?clusterId=9'),
    ...get('sound-therapy', '/aiesthe/sound-therapy/sound', `?soundSrcId=${randomUUID()}`),
    ...post('dr-ai-healthcare', '/aiesthe/dr-ai-healthcare/un64', () => under65),
    ...post('dr-ai-healthcare', '/aiesthe/dr-ai-healthcare/up65', () => over65),
    ...post('dr-ai-healthcare', '/un64', () => under65),
    ...post('dr-ai-healthcare', '/up65', () => over65),
    ...get(null, '/mental-check/can-do-mentalchecks'),
    ...post(null, '/mental-check/publication', () => ({ published: true })),
    ...get(null, '/mental-check/due-dates'),
    ...get(null, '/mental-check/get', `?mentalCheckId=${mentalCheckId}`),
    ...post(null, '/mental-check/answer', () => ({
      mentalCheckId,
      answers: ['q1-1', 'q2-1'].map((choiceId) => ({ itemId: choiceId.slice(0, 2), choiceId })),
    })),
  }
}
