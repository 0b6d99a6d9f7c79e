import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { FormActions } from '../../../components/flow/FormActions.tsx'
import { FormattingInput } from '../../../components/form/FormattingInput.tsx'
import { toReadingAccess } from '../../../components/form/name-reading/to-reading-access.ts'
import { useNameReading } from '../../../components/form/name-reading/use-name-reading.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { type FieldErrors, useApiForm } from '../../../components/form/use-api-form.ts'
import { registerDeliveryLimits } from '../../../lib/api/limits.gen/register-delivery.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { saveAddress } from '../api/save-address.ts'
import {
  type AddressDraft,
  applyPlace,
  emptyAddressDraft,
  findAddressProblems,
  isRequiredField,
  setPrefecture,
  toAddressBody,
  toAddressDraft,
  toPhoneDigits,
} from '../rules.ts'
import type { Address } from '../types.ts'
import { PostcodeField } from './PostcodeField.tsx'
import { PrefectureAndMunicipalityFields } from './PrefectureAndMunicipalityFields.tsx'

interface Props {
  /** The address to change; missing for a new one. */
  address?: Address
  /** Called when the address is saved and the list is refetched. */
  onSaved: (deliveryId: string) => void
  /** Missing when the form cannot be closed, because there is no address to choose instead. */
  onClose?: (() => void) | undefined
}

/** The names of the postcode's parts in the server's errors. */
type WrittenAddress = AddressDraft & { postcodeFirst?: string; postcodeLast?: string }

const autoComplete = {
  lastName: 'family-name',
  middleName: 'additional-name',
  firstName: 'given-name',
  lastNameKana: 'off',
  firstNameKana: 'off',
  phoneNumber: 'tel-national',
  address: 'street-address',
  buildingName: 'address-line2',
  roomNumber: 'address-line3',
} as const

/** Edits a delivery address. */
export function AddressForm({ address, onSaved, onClose }: Props) {
  const { t } = useTranslation(['addresses', 'common'])
  const alert = useAlert()
  const invalidate = useInvalidate()
  const isRegular = address?.regulation === true
  const { form, field, errorOf, sending, onSubmit } = useApiForm<WrittenAddress, string>({
    defaultValues: address ? toAddressDraft(address) : emptyAddressDraft,
    check: (draft) =>
      Object.fromEntries(
        Object.entries(findAddressProblems(draft)).map(([name, problem]) => [name, t(`wrong.${problem}`)]),
      ) as FieldErrors<AddressDraft>,
    send: async (draft) => {
      const deliveryId = await saveAddress(toAddressBody(draft), address?.deliveryId ?? null)
      await invalidate('/v2/address/deliveries', '/v2/address/delivery')
      return deliveryId
    },
    onDone: onSaved,
    onRefused: (registerText) =>
      alert({ title: t(address ? 'update.refused' : 'register.refused'), text: registerText }),
  })
  const draft = form.watch()
  const changeDraft = (changed: Partial<AddressDraft>) => {
    for (const [name, value] of Object.entries(changed)) form.setValue(name as keyof AddressDraft, value)
  }
  const readings = {
    lastName: useNameReading(toReadingAccess(form, 'lastNameKana')),
    firstName: useNameReading(toReadingAccess(form, 'firstNameKana')),
  }
  const onReadingBlur = (part: keyof typeof readings) => (event: FocusEvent) => {
    readings[part].onReadingBlur()
    return field(`${part}Kana`).onBlur(event)
  }
  const eventsOf = {
    lastName: readings.lastName.nameProps,
    firstName: readings.firstName.nameProps,
    lastNameKana: { onBlur: onReadingBlur('lastName') },
    firstNameKana: { onBlur: onReadingBlur('firstName') },
  }
  const text = (name: Exclude<keyof typeof autoComplete, 'phoneNumber'>) => (
    <TextInput
      {...field(name)}
      {...(name in eventsOf ? eventsOf[name as keyof typeof eventsOf] : {})}
      label={t(`fields.${name}`)}
      required={isRequiredField(name)}
      value={draft[name]}
      onChange={({ target }) => changeDraft({ [name]: target.value })}
      autoComplete={autoComplete[name]}
      inputProps={createCharacterLimitProps(registerDeliveryLimits[name].maxLength)}
    />
  )

  return (
    <Box
      component="form"
      onSubmit={onSubmit}
      noValidate
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, maxWidth: '40rem' }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' }, gap: 2 }}>
        {text('lastName')}
        {text('firstName')}
        <Box sx={{ gridColumn: { xs: 'span 2', sm: 'auto' } }}>{text('middleName')}</Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' }, gap: 2 }}>
        {text('lastNameKana')}
        {text('firstNameKana')}
      </Box>
      <FormattingInput
        name="phoneNumber"
        inputRef={form.register('phoneNumber').ref}
        label={t('fields.phoneNumber')}
        required
        value={draft.phoneNumber}
        rewrite={toPhoneDigits}
        onChange={(phoneNumber) => changeDraft({ phoneNumber })}
        autoComplete={autoComplete.phoneNumber}
        // The limit is above eleven, so that a pasted country code and hyphens cost no digit.
        inputProps={{ maxLength: 24 }}
        type="tel"
        hint={t('phoneHint')}
        error={errorOf('phoneNumber')}
      />
      <PostcodeField
        value={draft.postcode}
        inputRef={form.register('postcode').ref}
        error={errorOf('postcode') ?? errorOf('postcodeFirst') ?? errorOf('postcodeLast')}
        onChange={(postcode) => {
          changeDraft({ postcode })
          form.clearErrors(['postcodeFirst', 'postcodeLast'])
        }}
        onPlace={(place) => changeDraft(applyPlace(form.getValues(), place))}
      />
      <PrefectureAndMunicipalityFields
        prefectureCode={draft.prefectureCode}
        municipalityCode={draft.municipalityCode}
        getError={errorOf}
        getRef={(name) => form.register(name).ref}
        onPrefecture={(code) => changeDraft(setPrefecture(form.getValues(), code))}
        onMunicipality={(municipalityCode) => changeDraft({ municipalityCode })}
      />
      {text('address')}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' }, gap: 2 }}>
        {text('buildingName')}
        {text('roomNumber')}
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={isRegular || draft.regulation}
            disabled={isRegular}
            onChange={(_, regulation) => changeDraft({ regulation })}
          />
        }
        label={t(isRegular ? 'isRegular' : 'makeRegular')}
      />
      <FormActions>
        <Button type="submit" variant="contained" size="large" disabled={sending} sx={{ flexGrow: 1 }}>
          {t(address ? 'update.submit' : 'register.submit')}
        </Button>
        {onClose && (
          <Button size="large" disabled={sending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
        )}
      </FormActions>
    </Box>
  )
}
