import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AgencyCodeInput } from '../../../components/agency/AgencyCodeInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import type { FieldErrors } from '../../../components/form/use-form.ts'

/** The agency, and whether one applies as its customer or its person in charge (D-034, D-035). */
export function AgencyFields({ agency, errors }: { agency: string | undefined; errors: FieldErrors }) {
  const { t } = useTranslation('registration')
  const [as, setAs] = useState('customer')
  return (
    <>
      <AgencyCodeInput
        label={t('agency.code')}
        hint={t('agency.codeHint')}
        unknown={t('agency.unknown')}
        given={agency}
        error={errors.agencyCode}
      />
      <RadioGroup
        name="as"
        aria-label={t('agency.as')}
        value={as}
        onChange={(event) => setAs(event.target.value)}
      >
        {['customer', 'pic'].map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={<Radio />}
            label={t(role === 'pic' ? 'agency.asPic' : 'agency.asCustomer')}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      {as === 'customer' && (
        <TextInput name="picId" label={t('agency.picId')} hint={t('agency.picIdHint')} error={errors.picId} />
      )}
    </>
  )
}
