import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSound } from '../../../testing/create-sound.ts'
import { http, server } from '../../../testing/server.ts'
import { planCodes } from '../plan-codes.ts'
import type { PlanCodes } from '../record/play-session.ts'
import { downloadWhenHeard } from './download-when-heard.ts'
import { offlineSoundStore } from './offline-sound-store.ts'

const sound = createSound({ id: 'sound', soundSrc: '/api/media/sound' })
let download: ReturnType<typeof spyOnDownload>
const spyOnDownload = () => vi.spyOn(offlineSoundStore, 'download').mockResolvedValue()
let requests: number

beforeEach(() => {
  requests = 0
  download = spyOnDownload()
  server.use(
    http.get('/soundesthe/waveform', () => {
      requests += 1
      return [50]
    }),
  )
})
afterEach(() => download.mockRestore())

/** Listens for so long, and tells the listeners of it twice. */
function hear(plan: PlanCodes, heardSeconds: number): void {
  let tell = () => {}
  const engine = {
    subscribe: (listener: () => void) => {
      tell = listener
      return () => {}
    },
    snapshot: () => ({ phase: 'playing', heardSeconds }),
  }
  downloadWhenHeard(engine as never, { sound, plan, userId: 'a' })
  tell()
  tell()
}

it('downloads a sound once, after ten seconds were heard', async () => {
  hear(planCodes.soundestheRandom, 9.9)
  hear(planCodes.soundestheRandom, 10)
  await waitFor(() => expect(download).toHaveBeenCalledOnce())
  expect(requests).toBe(1)
})

it.each([
  ['of the trial page, whose waveform content refuses', planCodes.enterpriseTrial],
  ['of a diagnosis', { ...planCodes.face, faceExpSoundResultId: 'result' }],
])('neither requests nor downloads a sound %s', async (_whose, plan) => {
  hear(plan, 60)
  hear(planCodes.soundestheRandom, 60)
  await waitFor(() => expect(download).toHaveBeenCalledOnce())
  expect(requests).toBe(1)
})
