import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../components/form/TextInput.tsx'
import type { FieldErrors } from '../../../components/form/use-form.ts'
import { useAgencyName } from '../api/use-agency-name.ts'

/** The agency, and whether one applies as its customer or its person in charge (D-034, D-035). */
export function AgencyFields({ agency, errors }: { agency: string | undefined; errors: FieldErrors }) {
  const { t } = useTranslation('registration')
  const [code, setCode] = useState(agency ?? '')
  const [as, setAs] = useState('customer')
  const { data: name } = useAgencyName(code)
  return (
    <>
      <TextInput
        name="agencyCode"
        label={t('agency.code')}
        hint={name || t('agency.codeHint')}
        value={code}
        onChange={(event) => setCode(event.target.value.trim())}
        readOnly={agency !== undefined}
        inputMode="numeric"
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
