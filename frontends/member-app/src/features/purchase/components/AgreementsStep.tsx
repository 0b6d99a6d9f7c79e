import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConsentCheckbox } from '../../../components/legal/ConsentCheckbox.tsx'
import { type Agreements, useGiveMissingAgreements } from '../api/use-agreements.ts'
import { StepButtons } from './StepButtons.tsx'

/** Asks for both consents; the one to providing data only when it was not given before. */
export function AgreementsStep({ agreements, onNext }: { agreements: Agreements; onNext: () => void }) {
  const { t } = useTranslation('purchase')
  const showError = useShowError()
  const agree = useGiveMissingAgreements()
  const [needsDataConsent] = useState(!agreements.data)
  const [ticked, setTicked] = useState(agreements)
  const [checked, setChecked] = useState(false)
  const getError = (isTicked: boolean) => (checked && !isTicked ? t('agreements.required') : undefined)

  function onSubmit() {
    setChecked(true)
    if (ticked.terms && ticked.data) agree.mutate(agreements, { onSuccess: onNext, onError: showError })
  }

  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: '38rem' }}>
        <ConsentCheckbox
          document="terms_of_service"
          title={t('agreements.terms')}
          label={t('agreements.agreeTerms')}
          read={t('agreements.read')}
          agreed={ticked.terms}
          onChange={(terms) => setTicked({ ...ticked, terms })}
          error={getError(ticked.terms)}
        />
        {needsDataConsent && (
          <ConsentCheckbox
            document="data_analytics_agreement"
            title={t('agreements.data')}
            label={t('agreements.agreeData')}
            read={t('agreements.read')}
            agreed={ticked.data}
            onChange={(data) => setTicked({ ...ticked, data })}
            error={getError(ticked.data)}
          />
        )}
      </Box>
      <StepButtons onNext={onSubmit} busy={agree.isPending} />
    </>
  )
}
