import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { FakeMedia } from '../features/player/testing/fake-media.ts'
import type { paths } from '../lib/api/schema.gen.d.ts'
import { http, server } from './server.ts'

export type PlayRecord = paths['/dmv/record-playing']['post']['requestBody']['content']['application/json']

/** Makes the server accept play records and returns the list in which they are collected, each with its call. */
export function collectPlayRecords(): (PlayRecord & { call: string })[] {
  const reports: (PlayRecord & { call: string })[] = []
  const calls = ['record-playing', 'record-sound-therapy-playing'] as const
  server.use(
    ...calls.map((call) =>
      http.post(`/dmv/${call}`, async ({ readBody }) => {
        reports.push({ ...(await readBody()), call })
        return {}
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
