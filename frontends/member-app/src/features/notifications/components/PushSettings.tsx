import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import {
  createPushWish,
  findPushAbility,
  PushNotAllowed,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../../lib/push/subscribe-browser.ts'

/** Lets the member be notified on this device, and decide of what. An installation that pushes nothing has no such section. */
export function PushSettings({ memberId }: { memberId: string }) {
  const { t } = useTranslation('settings')
  const push = $api.useQuery('get', '/account/push')
  if (push.data?.publicKey === null) return null
  return (
    <PageSection title={t('push.title')}>
      <QueryBoundary query={push} lines={3}>
        {({ publicKey, isOnHere, kinds }) => (
          <>
            <DeviceSwitch memberId={memberId} publicKey={publicKey ?? ''} isOn={isOnHere} />
            {kinds.map((kind) => (
              <KindSwitch key={kind.kind} kind={kind} />
            ))}
          </>
        )}
      </QueryBoundary>
    </PageSection>
  )
}

function DeviceSwitch({ memberId, publicKey, isOn }: { memberId: string; publicKey: string; isOn: boolean }) {
  const { t } = useTranslation('settings')
  const text = useId()
  const alert = useAlert()
  const showError = useShowError()
  const invalidate = useInvalidate()
  const headers = useLanguageHeader()
  const [isBusy, setIsBusy] = useState(false)
  const [ability, setAbility] = useState(findPushAbility)
  const subscribe = $api.useMutation('post', '/account/push/subscribe')
  const unsubscribe = $api.useMutation('post', '/account/push/unsubscribe')

  async function change(on: boolean) {
    setIsBusy(true)
    try {
      if (on) {
        await subscribe.mutateAsync({ body: await subscribeBrowser(publicKey), headers })
        createPushWish(memberId).save(true)
      } else {
        createPushWish(memberId).save(false)
        await unsubscribe.mutateAsync({ body: {} })
        await unsubscribeBrowser()
      }
    } catch (error) {
      if (error instanceof PushNotAllowed) {
        setAbility(findPushAbility())
        alert({ text: t('push.notAllowed') })
      } else showError(error)
    } finally {
      await invalidate('/account/push')
      setIsBusy(false)
    }
  }

  return (
    <>
      <FormControlLabel
        label={t('push.here')}
        sx={{ minHeight: '2.75rem' }}
        control={
          <Switch
            checked={isOn}
            disabled={isBusy || (ability !== 'ready' && !isOn)}
            onChange={(_, on) => void change(on)}
            slotProps={{ input: { 'aria-describedby': text } }}
          />
        }
      />
      <Typography
        id={text}
        variant="body2"
        sx={{ color: 'text.secondary', maxWidth: '42em', mb: 1, wordBreak: 'auto-phrase' }}
      >
        {t(`push.text.${ability}`)}
      </Typography>
    </>
  )
}

function KindSwitch({ kind: { kind, isOn } }: { kind: ResponseBody<'/account/push'>['kinds'][number] }) {
  const { t } = useTranslation('settings')
  const showError = useShowError()
  const invalidate = useInvalidate()
  const change = $api.useMutation('post', '/account/push/kind', {
    onSettled: () => invalidate('/account/push'),
  })
  // The switch shows at once what was chosen.
  const shown = change.isPending ? change.variables.body.isOn : isOn
  return (
    <FormControlLabel
      label={t(`push.kinds.${kind}`)}
      sx={{ display: 'flex', minHeight: '2.75rem' }}
      control={
        <Switch
          checked={shown}
          onChange={(_, on) => change.mutate({ body: { kind, isOn: on } }, { onError: showError })}
        />
      }
    />
  )
}
