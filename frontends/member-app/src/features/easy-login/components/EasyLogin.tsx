import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Row } from '../../../components/Row.tsx'
import { useMoment } from '../../../lib/i18n/use-moment.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { type EasyLoginStep, useEasyLogin, useEasyLoginStep } from '../api/use-easy-login.ts'
import { IssuedLink } from './IssuedLink.tsx'

const stepsByState = {
  'not-issued': ['register'],
  enabled: ['disable', 'reissue'],
  disabled: ['enable', 'reissue'],
} as const

/** Manages the link that logs in without a password on one device: consent, issue, disable, reissue. */
export function EasyLogin() {
  const { t } = useTranslation('settings')
  const moment = useMoment()
  const showError = useShowError()
  const easyLogin = useEasyLogin()
  const { confirmed, dialog } = useConfirmed()
  const step = useEasyLoginStep(confirmed)
  const [stepToConfirm, setStepToConfirm] = useState<EasyLoginStep | null>(null)
  const takeStep = (next: EasyLoginStep) => step.mutate(next, { onError: showError })
  return (
    <QueryBoundary query={easyLogin} lines={1}>
      {({ state, expiresAt }) => (
        <>
          <Row
            title={t(`easyLogin.${state}`)}
            text={expiresAt ? t('easyLogin.until', { moment: moment(expiresAt) }) : t('easyLogin.text')}
            action={stepsByState[state].map((next) => (
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
          {step.data && <IssuedLink url={step.data} />}
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
