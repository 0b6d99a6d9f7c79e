import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../../components/flow/FormActions.tsx'
import { NameReadingInput } from '../../../components/form/name-reading/NameReadingInput.tsx'
import { useNameReading } from '../../../components/form/name-reading/use-name-reading.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import type { FieldProps } from '../../../components/form/use-api-form.ts'
import { ConsentCheckbox } from '../../../components/legal/ConsentCheckbox.tsx'
import { registerGeneralLimits } from '../../../lib/api/limits.gen/register-general.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { findMissingConsent } from '../rules.ts'
import type { RegistrationConsents } from './use-registration-consents.ts'

interface NameFieldsProps {
  field: (name: 'displayName' | 'displayNameKana' | 'username') => FieldProps
  kana: Parameters<typeof useNameReading>[0]
}

/** The fields for the display name, in Japanese with its reading, and the user name. */
export function NameFields({ field, kana }: NameFieldsProps) {
  const { t } = useTranslation(['registration', 'common'])
  const { language } = useLanguage()
  const reading = useNameReading(kana)
  return (
    <>
      <TextInput
        {...field('displayName')}
        {...reading.nameProps}
        label={t('account.displayName')}
        hint={t('account.displayNameHint')}
        autoComplete="nickname"
      />
      {language === 'ja' && (
        <NameReadingInput
          field={field('displayNameKana')}
          onReadingBlur={reading.onReadingBlur}
          maxLength={registerGeneralLimits.displayNameKana.maxLength}
        />
      )}
      <TextInput
        {...field('username')}
        label={t('account.username')}
        hint={t('account.usernameHint')}
        autoComplete="username"
      />
    </>
  )
}

/** Shows the address that the link of the mail confirmed; it cannot be changed. */
export function ConfirmedEmailField({ email, error }: { email: string; error: string | undefined }) {
  const { t } = useTranslation(['registration', 'common'])
  return (
    <TextInput
      name="email"
      label={t('common:mailAddress')}
      value={email}
      readOnly
      autoComplete="email"
      error={error}
    />
  )
}

/** Both consents and the submit button, which they enable. */
export function ConsentsAndSubmit({
  consents,
  sending,
}: {
  consents: RegistrationConsents
  sending: boolean
}) {
  const { t } = useTranslation('registration')
  const { agreeTermsOfService, agreeProvidingData } = consents.values
  const why = useId()
  const missing = findMissingConsent(consents.values)
  return (
    <>
      <Box>
        <ConsentCheckbox
          document="terms_of_service"
          title={t('consent.terms_of_service.title')}
          label={t('consent.terms_of_service.agree')}
          read={t('consent.read')}
          agreed={agreeTermsOfService}
          onChange={consents.setTerms}
        />
        <ConsentCheckbox
          document="data_analytics_agreement"
          title={t('consent.data_analytics_agreement.title')}
          label={t('consent.data_analytics_agreement.agree')}
          read={t('consent.read')}
          agreed={agreeProvidingData}
          onChange={consents.setData}
        />
      </Box>
      {missing && (
        <Typography id={why} variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`consent.${missing}`)}
        </Typography>
      )}
      <FormActions>
        <Button
          type="submit"
          aria-describedby={missing ? why : undefined}
          variant="contained"
          size="large"
          sx={{ flexGrow: 1 }}
          disabled={sending || !agreeTermsOfService || !agreeProvidingData}
        >
          {t('account.submit')}
        </Button>
      </FormActions>
    </>
  )
}

/** One short column. The buttons stick within it, which they could not in a grid. */
export const registrationForm = {
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 2, md: 3 },
  maxWidth: '28rem',
} as const
