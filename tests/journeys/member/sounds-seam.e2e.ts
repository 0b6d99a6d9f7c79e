import { buildLoopingMp3 } from '../support/looping-mp3.ts'
import {
  findButton,
  findSwitch,
  finishPlay,
  openRandomSoundPage,
  waitForPlays,
  waitUntilPlayedTo,
} from '../support/plays.ts'
import { listenForSeams, MAX_QUIET_MS } from '../support/seams.ts'
import { serveSound } from '../support/served-sound.ts'
import { expect, test } from '../support/test.ts'

const LAP_SECONDS = 3

test.describe('A member who repeats a sound whose end joins its start', () => {
  for (const { leadSamples, name } of [
    { name: "LAME's own delay", leadSamples: 0 },
    { name: 'a delay longer than a frame', leadSamples: 1400 },
  ])
    test(`hears no gap at the seam of an mp3 with ${name}`, async ({ product, subscriber }) => {
      const { page } = subscriber
      await serveSound(page, await buildLoopingMp3({ seconds: LAP_SECONDS, leadSamples }))
      await openRandomSoundPage(page)
      await findSwitch(page, 'ループ').click()
      await expect(findSwitch(page, 'ループ')).toBeChecked()
      await findButton(page, '再生する').click()
      await waitUntilPlayedTo(page, 1)
      const heard = await listenForSeams(page, { seconds: 4 * LAP_SECONDS, lapSeconds: LAP_SECONDS })
      expect(heard.seconds).toBeGreaterThan(3 * LAP_SECONDS)
      expect(heard.quietMsOfLap).toBeLessThanOrEqual(MAX_QUIET_MS)
      await finishPlay(page)
      const play = await waitForPlays(product, subscriber)
      expect(play.played_seconds).toBeGreaterThanOrEqual(4 * LAP_SECONDS)
    })
})
