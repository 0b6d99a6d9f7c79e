import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useTranslation } from 'react-i18next'
import { AgencyCodeInput } from '../../../components/agency/AgencyCodeInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import type { FieldProps } from '../../../components/form/use-api-form.ts'

interface Props {
  /** The code comes from the address and cannot be changed. */
  isGiven: boolean
  field: (name: 'agencyCode' | 'picId') => FieldProps
  typed: { agencyCode: string; isPic: boolean }
  onPic: (isPic: boolean) => void
}

/** Asks for the agency, and whether the applicant is its customer or its person in charge. */
export function AgencyFields({ isGiven, field, typed: { agencyCode, isPic }, onPic }: Props) {
  const { t } = useTranslation('registration')
  return (
    <>
      <AgencyCodeInput
        {...field('agencyCode')}
        typed={agencyCode}
        label={t('agency.code')}
        hint={t('agency.codeHint')}
        unknown={t('agency.unknown')}
        readOnly={isGiven}
      />
      <RadioGroup
        aria-label={t('agency.as')}
        value={isPic ? 'pic' : 'customer'}
        onChange={(_, role) => onPic(role === 'pic')}
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
      {!isPic && <TextInput {...field('picId')} label={t('agency.picId')} hint={t('agency.picIdHint')} />}
    </>
  )
}
