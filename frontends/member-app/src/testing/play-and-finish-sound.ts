import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import type { FakeMedia } from '../features/player/testing/fake-media.ts'
import { server, toApiUrl } from './server.ts'

interface Report {
  dmvTypeCode: string
  planCode: string
  vibrationId: string
  playSessionId: string
  totalPlayingTime: string
}

/** Makes the server accept play records and returns the list in which they are collected, each with its call. */
export function collectPlayRecords(): (Report & { call: string })[] {
  const reports: (Report & { call: string })[] = []
  const calls = ['record-playing', 'record-sound-therapy-playing']
  server.use(
    ...calls.map((call) =>
      http.post(toApiUrl(`/dmv/${call}`), async ({ request }) => {
        reports.push({ ...((await request.json()) as Report), call })
        return HttpResponse.json({})
      }),
    ),
  )
  return reports
}

/** Finds the player of this sound and its audio element. */
export async function findPlayer(title: string) {
  const player = await screen.findByRole('region', { name: `プレーヤー：${title}` })
  const audio = player.querySelector('audio')
  if (!audio) throw new Error('the player has no audio element')
  return { player: within(player), audio }
}

/** Plays seven seconds of the sound and finishes. */
export async function playAndFinishSound(user: UserEvent, media: FakeMedia, title: string): Promise<void> {
  const { player, audio } = await findPlayer(title)
  await user.click(player.getByRole('button', { name: '再生する' }))
  await waitFor(() => player.getByRole('button', { name: '一時停止する' }))
  media.advance(audio, 7)
  await user.click(player.getByRole('button', { name: '一時停止する' }))
  await user.click(player.getByRole('button', { name: '終了する' }))
  await screen.findByRole('region', { name: 'おつかれさまでした' })
}
