import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { FormattingInput } from '../../../components/form/FormattingInput.tsx'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import { ApiError, findServerMessage } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { isCompletePostcode, MAX_ADDRESS_DIGITS, toDigits } from '../rules.ts'
import type { PostcodePlace } from '../types.ts'

interface Props {
  value: string
  inputRef: Ref<HTMLInputElement>
  error: string | undefined
  onChange: (postcode: string) => void
  /** Called with the place that belongs to the postcode. */
  onPlace: (place: PostcodePlace) => void
}

/** The postcode with a button that fills in its place; when there are several, the member chooses. */
export function PostcodeField({ value, inputRef, error, onChange, onPlace }: Props) {
  const { t } = useTranslation('addresses')
  const showError = useShowError()
  const [searching, setSearching] = useState(false)
  const [unknown, setUnknown] = useState<string | undefined>()
  const [places, setPlaces] = useState<readonly PostcodePlace[]>([])

  const onType = (postcode: string) => {
    setUnknown(undefined)
    setPlaces([])
    onChange(postcode)
  }
  const onSearch = async () => {
    setSearching(true)
    setUnknown(undefined)
    try {
      const params = { query: { postcode: value } }
      const { candidates: found } = await unwrap(api.GET('/v2/address/search', { params }))
      setPlaces(found.length > 1 ? found : [])
      if (found.length === 1 && found[0]) onPlace(found[0])
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 404)
        setUnknown(findServerMessage(problem) ?? undefined)
      else showError(problem)
    } finally {
      setSearching(false)
    }
  }
  const formatPlace = (place: PostcodePlace) =>
    `${place.prefectureName}${place.municipalityName}${place.address}`

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '12rem auto' },
          justifyContent: 'start',
          alignItems: 'start',
          gap: 1.5,
        }}
      >
        <FormattingInput
          name="postcode"
          inputRef={inputRef}
          label={t('fields.postcode')}
          required
          value={value}
          rewrite={(typed) => toDigits(typed, MAX_ADDRESS_DIGITS.postcode)}
          onChange={onType}
          autoComplete="postal-code"
          // The limit is above seven, so that a pasted hyphen costs no digit.
          inputProps={{ inputMode: 'numeric', maxLength: MAX_ADDRESS_DIGITS.postcode + 3 }}
          placeholder="1040061"
          hint={t('postcodeHint')}
          error={error ?? unknown}
        />
        <Button
          variant="outlined"
          disabled={searching || !isCompletePostcode(value)}
          onClick={onSearch}
          sx={{ mt: { sm: 4.25 }, minHeight: 52, whiteSpace: 'nowrap' }}
        >
          {t('fillIn')}
        </Button>
      </Box>
      {places.length > 0 && (
        <RadioChoice
          label={t('several')}
          value={null}
          options={places.map((place, index) => ({ value: String(index), title: formatPlace(place) }))}
          onChange={(index) => {
            const place = places[Number(index)]
            setPlaces([])
            if (place) onPlace(place)
          }}
        />
      )}
    </Box>
  )
}
