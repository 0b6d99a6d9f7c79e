import Box from '@mui/material/Box'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'

/** Places change only with a release of the service, so they stay fresh. */
const staleTime = Number.POSITIVE_INFINITY

type PlaceField = 'prefectureCode' | 'municipalityCode'

interface Props {
  prefectureCode: string
  municipalityCode: string
  getError: (name: PlaceField) => string | undefined
  getRef: (name: PlaceField) => Ref<HTMLSelectElement>
  onPrefecture: (code: string) => void
  onMunicipality: (code: string) => void
}

/** Selects a prefecture and one of its municipalities. */
export function PrefectureAndMunicipalityFields({
  prefectureCode,
  municipalityCode,
  getError: errorOf,
  getRef: refOf,
  ...change
}: Props) {
  const { t } = useTranslation(['addresses', 'common'])
  const prefectures = $api.useQuery('get', '/v2/address/prefectures', undefined, { staleTime })
  const municipalities = $api.useQuery(
    'get',
    '/v2/address/municipalities',
    { params: { query: { prefectureCode } } },
    { enabled: prefectureCode !== '', staleTime },
  )
  const none = { value: '', text: t('choose') }
  return (
    <QueryBoundary query={prefectures} lines={1}>
      {(all) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
          <SelectInput
            name="prefectureCode"
            label={t('fields.prefecture')}
            required
            value={prefectureCode}
            options={[
              none,
              ...all.map((municipality) => ({
                value: municipality.prefectureCode,
                text: municipality.prefectureName,
              })),
            ]}
            onChange={change.onPrefecture}
            error={errorOf('prefectureCode')}
            inputRef={refOf('prefectureCode')}
          />
          <SelectInput
            name="municipalityCode"
            label={t('fields.municipality')}
            required
            disabled={prefectureCode === '' || municipalities.isLoading}
            value={municipalities.data ? municipalityCode : ''}
            options={[
              none,
              ...(municipalities.data ?? []).map((one) => ({
                value: one.municipalityCode,
                text: one.municipalityName,
              })),
            ]}
            onChange={change.onMunicipality}
            inputRef={refOf('municipalityCode')}
            error={
              errorOf('municipalityCode') ?? (municipalities.isError ? t('common:unreachable') : undefined)
            }
          />
        </Box>
      )}
    </QueryBoundary>
  )
}
