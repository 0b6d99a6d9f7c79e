import { api } from '../../../lib/api/client.ts'
import { runInOneTab } from '../../../lib/run-in-one-tab.ts'

/**
 * Logs in by an easy-login link, which binds it to the first device that uses it. The device gets its secret before, so that a lost
 * response loses no link; one tab runs at a time, or another tab's secret could replace it in between.
 */
export async function logInByEasyLoginLink(path: string): Promise<void> {
  await runInOneTab('hibiki-easy-login', async () => {
    await api.POST('/auth/easy-login/device')
    await api.POST('/auth/easy-login', { body: { path } })
  })
}
