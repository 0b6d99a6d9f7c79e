import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { callApi, fetchJson } from './api.ts'
import { facePhotoBuilders } from './face-photos.ts'

/** Makes a finished, published diagnosis of the member on this page, by the calls of the wizard; returns its id. */
export async function createPublishedDiagnosis(page: Page): Promise<string> {
  await callApi(page, 'aiesthe/start-again', {})
  const { facialExpressionSoundResultId: id } = await fetchJson(page, 'aiesthe/current-step')
  const photo = async (name: 'earnest' | 'laughing') =>
    (await facePhotoBuilders[name]()).buffer.toString('base64')
  const sent = { id, course: 1, publish: true }
  const before = { ...sent, after: false, image: await photo('earnest') }
  const after = { ...sent, after: true, image: await photo('laughing') }
  await untilNotBusy(() => callApi(page, 'aiesthe/detect', before))
  await untilNotBusy(() => callApi(page, 'aiesthe/detect-after', after))
  return id
}

/** A busy service responds with E5030, as it may to the first photo on a loaded machine, and the call is retried. */
async function untilNotBusy(send: () => Promise<unknown>, triesLeft = 3): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes('E5030')) throw error
    await delay(2_000)
    await untilNotBusy(send, triesLeft - 1)
  }
}
