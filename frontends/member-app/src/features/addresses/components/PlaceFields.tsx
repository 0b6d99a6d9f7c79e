import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useMunicipalities, usePrefectures } from '../api/use-places.ts'

interface Props {
  prefectureCode: string
  municipalityCode: string
  errors: Readonly<Record<string, string>>
  onPrefecture: (code: string) => void
  onMunicipality: (code: string) => void
}

/** Prefecture and municipality; the second offers what lies in the first. */
export function PlaceFields({ prefectureCode, municipalityCode, errors, ...change }: Props) {
  const { t } = useTranslation('addresses')
  const prefectures = usePrefectures()
  const municipalities = useMunicipalities(prefectureCode)
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
            options={[none, ...all.map((one) => ({ value: one.prefectureCode, text: one.prefectureName }))]}
            onChange={change.onPrefecture}
            error={errors.prefectureCode}
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
            error={errors.municipalityCode ?? (municipalities.isError ? t('common:unreachable') : undefined)}
          />
        </Box>
      )}
    </QueryBoundary>
  )
}
