import { demoEnterprise } from '@hibiki/deploy-local/demo-enterprise'
import type { Page } from 'playwright-core'
import { callApi } from '../journeys/support/api.ts'
import { openFirstRecord, type PicturedPage } from './pictured-page.ts'
import { findButton } from './texts.ts'

const [lobby] = demoEnterprise.rooms
const [section] = lobby.sections

const room = (name: string, path: string, lead?: PicturedPage['lead']): PicturedPage => ({
  name,
  path: `/mypage/enterprise${path}`,
  who: 'enterprise',
  isForTablet: true,
  ...(lead && { lead }),
})
const console = (name: string, path: string, lead?: PicturedPage['lead']): PicturedPage => ({
  name: `console-rooms-${name}`,
  path: `/admin/${path}`,
  who: 'admin',
  isConsole: true,
  isForTablet: true,
  ...(lead && { lead }),
})

/** Plays on this device, unless it does so since an earlier picture. */
async function start(page: Page): Promise<void> {
  const button = await findButton(page, 'enterprise:player.start')
  await page.getByRole('button').first().waitFor()
  if (await button.isVisible()) await button.click()
}

const television = { width: 1920, height: 1080 }

/** Makes this screen a status board, unless it is one since an earlier picture. All screens but phones are as large as a television. */
async function showBoard(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 600) await page.setViewportSize(television)
  const code = page.getByText(/^[B-Z]{4}-[B-Z]{4}$/)
  const board = page.getByRole('dialog')
  await code.or(board).first().waitFor()
  if (await code.isVisible())
    await callApi(page, 'v2/enterprise/my/boards/pair', {
      code: await code.textContent(),
      name: 'フロント',
      roomIds: null,
    })
  await board.waitFor()
}

/** Pages of enterprise rooms: the hotel's own, and the console's. */
export const picturedRoomPages: readonly PicturedPage[] = [
  room('enterprise', ''),
  room('room-picker', '/control'),
  room('room', `/control/${section.id}`),
  room('rooms-overview', '/rooms'),
  room('room-schedule', `/rooms/schedule/${section.id}`),
  room('room-hours', `/rooms/hours/${lobby.id}`),
  room('room-closing-days', '/rooms/closing-days'),
  room('room-playlists', '/rooms/playlists'),
  room('room-devices', '/devices'),
  room('room-boards', '/boards'),
  { name: 'board', path: '/board', who: 'enterprise', isForTablet: true, lead: showBoard },
  room('room-report', '/report'),
  room('room-trial', '/experience'),
  room('room-player', `/control/${section.id}`, start),
  console('agencies', 'enterprise-agencies'),
  console('agency', `enterprise-agencies/${demoEnterprise.agencyId}/show`),
  console('agency-create', 'enterprise-agencies/create'),
  console('agency-edit', `enterprise-agencies/${demoEnterprise.agencyId}`),
  console('list', 'enterprise-rooms'),
  console('create', 'enterprise-rooms/create'),
  console('edit', `enterprise-rooms/${lobby.id}`),
  console('sections', 'enterprise-sections'),
  console('section-create', 'enterprise-sections/create'),
  console('section-edit', `enterprise-sections/${section.id}`),
  console('sounds', 'enterprise-managements'),
  console('sound-create', 'enterprise-managements/create'),
  console('sound', 'enterprise-managements', openFirstRecord),
  console('accounts', 'enterprise-accounts'),
  console('account-edit', `enterprise-accounts/${demoEnterprise.memberId}`),
]
