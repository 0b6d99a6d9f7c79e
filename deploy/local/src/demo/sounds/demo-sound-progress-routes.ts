import type { FastifyInstance } from 'fastify'

/** The number of demo sounds that are ready, and the total. */
export interface DemoSoundProgress {
  ready: number
  total: number
}

/** Only in local mode: `GET /dev/demo-sounds` returns how many demo sounds are ready, so that lists can announce more. */
export function demoSoundProgressRoutes(
  progress: DemoSoundProgress,
): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.get('/dev/demo-sounds', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ ready: progress.ready, total: progress.total }),
    )
  }
}
