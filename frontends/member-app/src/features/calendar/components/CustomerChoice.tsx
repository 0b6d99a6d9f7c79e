import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded'
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { keepPreviousData } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from '../../../components/use-debounced-value.ts'
import { PersonName } from '../../../components/users/PersonName.tsx'
import { useMemberNames } from '../../../components/users/use-member-names.ts'
import { findServerMessage } from '../../../lib/api/api-error.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { MAX_CUSTOMERS } from '../calendar.rules.ts'

const PAUSE_MS = 250

interface Option {
  id: string
  name: string
  nameKana: string
  email: string
}

interface Props {
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Administrators search in all agencies and therefore have to type a condition. */
  needsCondition: boolean
}

/** Chooses up to twenty customers; with none the page shows the own calendar. */
export function CustomerChoice({ chosen, onChange, needsCondition }: Props) {
  const { t } = useTranslation(['calendar', 'common'])
  const id = useId()
  const [typed, setTyped] = useState('')
  const condition = useDebouncedValue(typed.trim(), PAUSE_MS)
  const canSearch = !needsCondition || condition !== ''
  const { $confirmed, dialog } = useConfirmed()
  const [isOpen, setIsOpen] = useState(false)
  const customers = $confirmed.useQuery(
    'get',
    '/pic/calte/customers',
    { params: { query: condition === '' ? {} : { condition } } },
    { enabled: canSearch && isOpen, placeholderData: keepPreviousData },
  )
  const names = useMemberNames(chosen)
  const options: readonly Option[] = canSearch ? (customers.data?.users ?? []) : []
  const value = chosen.map(
    (one): Option =>
      options.find((option) => option.id === one) ?? {
        id: one,
        name: names.data?.get(one) ?? '…',
        nameKana: '',
        email: '',
      },
  )
  const isFull = chosen.length >= MAX_CUSTOMERS
  return (
    <FormControl fullWidth sx={{ mb: 4 }}>
      {dialog}
      <FormLabel htmlFor={id} sx={{ color: 'text.primary', fontWeight: 500, mb: 0.75 }}>
        {t('customers.label')}
      </FormLabel>
      <Autocomplete
        id={id}
        multiple
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        disableCloseOnSelect
        options={options}
        value={value}
        inputValue={typed}
        onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
        onChange={(_, next) => onChange(next.map((option) => option.id).slice(0, MAX_CUSTOMERS))}
        // The service has already searched, by readings too, so nothing is filtered here.
        filterOptions={(all) => all}
        getOptionKey={(option) => option.id}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        getOptionDisabled={(option) => isFull && !chosen.includes(option.id)}
        loading={customers.isFetching}
        loadingText={t('customers.searching')}
        noOptionsText={canSearch ? t('customers.nobody') : t('customers.type')}
        clearText={t('customers.clear')}
        openText={t('customers.open')}
        closeText={t('customers.close')}
        renderOption={({ key, ...props }, option, { selected }) => {
          const Mark = selected ? CheckBoxRounded : CheckBoxOutlineBlankRounded
          return (
            <Box component="li" key={key} {...props} sx={chosenOption}>
              <Mark aria-hidden sx={{ mr: 1.5, color: 'primary.main' }} />
              <PersonName name={option.name} reading={option.nameKana} detail={option.email} />
            </Box>
          )
        }}
        renderInput={(params) => (
          <OutlinedInput
            ref={params.slotProps.input.ref}
            fullWidth
            startAdornment={params.slotProps.input.startAdornment}
            endAdornment={params.slotProps.input.endAdornment}
            className={params.slotProps.input.className}
            placeholder={chosen.length === 0 ? t('customers.placeholder') : ''}
            inputProps={{ ...params.slotProps.htmlInput, ...createCharacterLimitProps(100) }}
          />
        )}
      />
      <FormHelperText role="status" sx={{ mx: 0, fontSize: '0.875rem' }}>
        {customers.isError
          ? (findServerMessage(customers.error) ?? t('common:unreachable'))
          : chosen.length === 0
            ? t(needsCondition ? 'customers.own' : 'customers.ownWithAppointments')
            : t(isFull ? 'customers.most' : 'customers.chosen', { count: chosen.length })}
      </FormHelperText>
    </FormControl>
  )
}

/** The tint of a chosen option leaves secondary text too little contrast. */
const chosenOption = { '&[aria-selected=true] .MuiTypography-root': { color: 'text.primary' } } as const
