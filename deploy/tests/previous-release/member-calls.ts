import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { formatJstDateTime } from '@hibiki/calendar'
import { demoAccounts, demoPassword } from '@hibiki/deploy-local/demo-accounts'
import type { SmtpCatcher } from '@hibiki/mail/testing'
import { logInDemoMembers, pickSoundId } from '../product/record-load.ts'
import { type GatewayCall, sendCall } from '../slow-third-parties/calls.ts'
import { waitUntil } from '../steps.ts'

/** The effect of a call may reach another service by an event that is still on its way. */
const ARRIVES_WITHIN_MS = 60_000
const AGAIN_AFTER_MS = 300

export interface MemberCallContext {
  gateway: string
  smtp: SmtpCatcher
  /** The Cookie header of each. */
  premium: string
  pic: string
  enterprise: string
}

export async function createMemberCallContext(
  gateway: string,
  smtp: SmtpCatcher,
): Promise<MemberCallContext> {
  const [premium = '', pic = '', enterprise = ''] = await logInDemoMembers(gateway, [
    'premium',
    'pic',
    'enterprise',
  ])
  return { gateway, smtp, premium, pic, enterprise }
}

/**
 * The calls of members, with at least one write and one read per service.
 * @throws Error with an unexpected response
 */
export const memberCalls: Readonly<Record<string, (scene: MemberCallContext) => Promise<unknown>>> = {
  async 'register and use a bonus code'(scene) {
    const cookie = await register(scene)
    await callUntilOk(scene, { path: '/api/agreement/consents', cookie })
    await callUntilOk(scene, { path: '/api/v3/bonuscode/apply', cookie, body: { code: 'WELCOME30' } })
    await callUntilOk(scene, { path: '/api/payment/fetch-subscription', cookie })
  },
  async 'play a sound'(scene) {
    const { premium: cookie } = scene
    await callUntilOk(scene, {
      path: '/api/dmv/record-playing',
      cookie,
      body: {
        dmvTypeCode: '02',
        planCode: '01',
        vibrationId: await pickSoundId(scene.gateway, cookie),
        playSessionId: randomUUID(),
        totalPlayingTime: '00:00:05',
        startDateTime: formatJstDateTime(Date.now() - 10_000),
        endDateTime: formatJstDateTime(Date.now() - 5_000),
      },
    })
    await callUntilOk(scene, { path: '/api/activity/streak', cookie })
  },
  async 'begin a diagnosis'(scene) {
    const { premium: cookie } = scene
    await callUntilOk(scene, { path: '/api/aiesthe/start-again', cookie, body: {} })
    await callUntilOk(scene, { path: '/api/aiesthe/my-history', cookie })
    await callUntilOk(scene, {
      path: '/api/stress-check/save',
      cookie,
      body: { score: 20, forChoice: false },
    })
    await callUntilOk(scene, { path: '/api/stress-check/results', cookie })
  },
  async 'write a chart'(scene) {
    const { pic: cookie } = scene
    const userId = demoAccounts.find((account) => account.userId === 'customer')?.id ?? ''
    const item = { type: 'text_field', label: '項目' }
    await callUntilOk(scene, {
      path: '/api/pic/calte/register-format',
      cookie,
      body: { userId, calteFormat: { title: '施術記録', calteItems: [item] } },
    })
    const { generalCalteId, calteItems } = await callUntilOk<{
      generalCalteId: string
      calteItems: { id: string }[]
    }>(scene, { path: `/api/pic/calte/get-format?userId=${userId}`, cookie })
    const calteInputRecords = calteItems.map(({ id }) => ({ generalCalteItemId: id, inputValue: '良好' }))
    await callUntilOk(scene, {
      path: '/api/common/calte/register-record',
      cookie,
      body: { calteRecord: { generalCalteId, calteInputRecords } },
    })
    await expectRows(scene, { path: `/api/pic/calte/browsable?userId=${userId}`, cookie })
  },
  async 'open an inquiry'(scene) {
    const { premium: cookie } = scene
    const [type] = await callUntilOk<{ childItems: { value: string }[] }[]>(scene, {
      path: '/api/v2/support/chat/inquiry/types',
      cookie,
    })
    const detailTypeId = type?.childItems[0]?.value
    await callUntilOk(scene, {
      path: '/api/v2/support/chat/inquiry/new-chat',
      cookie,
      body: { detailTypeId, subject: 'お問い合わせ', text: '音が出ません。' },
    })
    await expectRows(scene, { path: '/api/v2/support/chat/inquiry/inquiries', cookie })
  },
  'look at rooms': (scene) =>
    expectRows(scene, { path: '/api/v2/enterprise/my/rooms', cookie: scene.enterprise }),
}

/** Returns a successful response. A 4xx may be too early and is retried; a 5xx throws at once. */
async function callUntilOk<T>({ gateway }: MemberCallContext, options: GatewayCall): Promise<T> {
  const deadline = performance.now() + ARRIVES_WITHIN_MS
  for (;;) {
    const response = await sendCall(gateway, options)
    if (response.ok) return (await response.json()) as T
    if (response.status >= 500 || performance.now() > deadline)
      throw new Error(`${options.path}: ${response.status} ${await response.text()}`)
    await sleep(AGAIN_AFTER_MS)
  }
}

async function expectRows(scene: MemberCallContext, options: GatewayCall): Promise<void> {
  const rows = await callUntilOk<unknown[]>(scene, options)
  if (rows.length === 0) throw new Error(`${options.path}: no rows`)
}

/** Returns the Cookie header of a member who has not been there before. */
async function register(scene: MemberCallContext): Promise<string> {
  const user = `member${randomUUID().slice(0, 8)}`
  const email = `${user}@hibiki.example`
  const link = () =>
    scene.smtp.mails
      .find(({ recipients }) => recipients.includes(email))
      ?.mail.text?.match(/register-personal\/([\w-]+)/)?.[1]
  await callUntilOk(scene, {
    path: `/api/account/issue-confirm-mail?email=${encodeURIComponent(email)}`,
    body: {},
  })
  await waitUntil('the mail to register', async () => link() !== undefined, ARRIVES_WITHIN_MS)
  await callUntilOk(scene, {
    path: '/api/account/register/general',
    body: {
      email,
      username: user,
      path: link(),
      agreeTermsOfService: true,
      agreeProvidingData: true,
      password: demoPassword,
      verifyPassword: demoPassword,
    },
  })
  const [cookie = ''] = await logInDemoMembers(scene.gateway, [user])
  return cookie
}
