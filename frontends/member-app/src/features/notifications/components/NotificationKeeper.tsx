import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import type { OpenPathMessage } from '../../../lib/push/open-path-message.ts'
import {
  createPushWish,
  findPushAbility,
  subscribeAllowedBrowser,
} from '../../../lib/push/subscribe-browser.ts'

/**
 * Subscribes the device again for the member who wanted notifications on it, because the login that did so may have ended; and opens
 * what a notification is about without reloading the page.
 */
export default function NotificationKeeper({ memberId }: { memberId: string }) {
  const navigate = useNavigate()
  const headers = useLanguageHeader()
  const language = headers['Accept-Language']
  useEffect(() => {
    const isWanted = createPushWish(memberId).read() && findPushAbility() === 'ready'
    if (!isWanted || Notification.permission !== 'granted') return
    const subscribeAgain = async () => {
      const { publicKey } = await unwrap(api.GET('/account/push'))
      if (publicKey === null) return
      const body = await subscribeAllowedBrowser(publicKey)
      await unwrap(api.POST('/account/push/subscribe', { body, headers: { 'Accept-Language': language } }))
    }
    // The settings show when this device is not notified; nobody waits for it here.
    void subscribeAgain().catch(() => undefined)
  }, [memberId, language])

  useEffect(() => {
    const open = ({ data }: MessageEvent<OpenPathMessage | undefined>) => {
      if (data?.type === 'OPEN_PATH') void navigate(data.path)
    }
    navigator.serviceWorker?.addEventListener('message', open)
    return () => navigator.serviceWorker?.removeEventListener('message', open)
  }, [navigate])
  return null
}
