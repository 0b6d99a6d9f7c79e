import { getJstDay } from '@hibiki/calendar'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { getServerNowMs } from '../../../lib/server-clock.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { type EasyLoginAction, useEasyLoginAction } from '../api/use-easy-login-action.ts'
import { IssuedEasyLoginLink } from './IssuedEasyLoginLink.tsx'

const stepsByState = {
  'not-issued': ['register'],
  enabled: ['disable', 'reissue'],
  disabled: ['enable', 'reissue'],
} as const
/** A link that a required passkey has made useless can only be closed. */
const stepsBesidePasskey = { 'not-issued': [], enabled: ['disable'], disabled: [] } as const

/**
 * Manages the link that logs in without a password on one device: consent, issue, disable, reissue. Where the role must use a passkey now,
 * the link would be rejected, so none is offered.
 */
export function EasyLoginSettings() {
  const { t } = useTranslation('settings')
  const moment = useFormatMoment()
  const showError = useShowError()
  const easyLogin = $api.useQuery('get', '/account/easy-login')
  const requirement = $api.useQuery('get', '/account/passkey-requirement')
  const { confirmed, dialog } = useConfirmed()
  const step = useEasyLoginAction(confirmed)
  const [stepToConfirm, setStepToConfirm] = useState<EasyLoginAction | null>(null)
  const takeStep = (next: EasyLoginAction) => step.mutate(next, { onError: showError })
  const firstDay = requirement.data?.firstDay
  const needsPasskey = Boolean(firstDay && firstDay <= getJstDay(getServerNowMs()))
  const describe = (expiresAt: string | undefined) => {
    if (needsPasskey) return t('easyLogin.needsPasskey')
    return expiresAt ? t('easyLogin.until', { moment: moment(expiresAt) }) : t('easyLogin.text')
  }
  return (
    <QueryBoundary query={easyLogin} lines={1}>
      {({ state, expiresAt }) => (
        <>
          <SettingsRow
            title={t(`easyLogin.${state}`)}
            text={describe(expiresAt)}
            action={(needsPasskey ? stepsBesidePasskey : stepsByState)[state].map((next) => (
              <Button
                key={next}
                variant="outlined"
                disabled={step.isPending}
                onClick={() =>
                  next === 'register' || next === 'reissue' ? setStepToConfirm(next) : takeStep(next)
                }
              >
                {t(`easyLogin.${next}`)}
              </Button>
            ))}
          />
          {step.data && <IssuedEasyLoginLink url={step.data} />}
          {stepToConfirm && (
            <ConfirmDialog
              text={t(stepToConfirm === 'register' ? 'easyLogin.consent' : 'easyLogin.replace')}
              action={t(stepToConfirm === 'register' ? 'easyLogin.agree' : 'easyLogin.reissue')}
              onConfirm={() => takeStep(stepToConfirm)}
              onClose={() => setStepToConfirm(null)}
            />
          )}
          {dialog}
        </>
      )}
    </QueryBoundary>
  )
}
