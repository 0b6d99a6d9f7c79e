import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { keepPreviousData } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from '../../../components/use-debounced-value.ts'
import { PersonName } from '../../../components/users/PersonName.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import type { CustomerChoice } from '../appointment.rules.ts'

const PAUSE_MS = 150

interface Option extends CustomerChoice {
  nameKana?: string
  email?: string
}

interface Props {
  value: CustomerChoice | null
  onChange: (customer: CustomerChoice | null) => void
}

/** Chooses a customer of the salon, or none; those that one serves stand first. */
export function CustomerField({ value, onChange }: Props) {
  const { t } = useTranslation('appointments')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const condition = useDebouncedValue(typed.trim(), PAUSE_MS)
  const customers = $api.useQuery(
    'get',
    '/pic/calte/customers',
    { params: { query: condition === '' || condition === value?.name ? {} : { condition } } },
    { enabled: isOpen, placeholderData: keepPreviousData },
  )
  const options: readonly Option[] = customers.data?.users ?? []
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ color: 'text.primary', fontWeight: 500, mb: 0.75 }}>
        {t('customer')}
      </FormLabel>
      <Autocomplete<Option>
        id={id}
        options={options}
        value={value}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, chosen) => onChange(chosen && { id: chosen.id, name: chosen.name })}
        // The service has already searched, by readings too, so nothing is filtered here.
        filterOptions={(all) => all}
        getOptionKey={(option) => option.id}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        loading={customers.isFetching}
        loadingText={t('searching')}
        noOptionsText={t('nobody')}
        clearText={t('noCustomer')}
        openText={t('openList')}
        closeText={t('closeList')}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props}>
            <PersonName name={option.name} reading={option.nameKana ?? ''} detail={option.email ?? ''} />
          </Box>
        )}
        renderInput={(params) => (
          <OutlinedInput
            ref={params.slotProps.input.ref}
            fullWidth
            endAdornment={params.slotProps.input.endAdornment}
            className={params.slotProps.input.className}
            placeholder={t('customerPlaceholder')}
            inputProps={{ ...params.slotProps.htmlInput, ...createCharacterLimitProps(100) }}
          />
        )}
      />
    </FormControl>
  )
}
