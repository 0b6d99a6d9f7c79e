import Box from '@mui/material/Box'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { toSelectChoices } from '../../components/select-choices.ts'
import { ChoiceArrayInput } from './ChoiceArrayInput.tsx'

const clusters = toSelectChoices(['1', '2', '3', '4'], 'console.sounds.cluster').map(({ id, name }) => ({
  id: Number(id),
  name,
}))

/** Edits the text of one question, whether it is active, which cluster high points suit, and its choices. */
export function QuestionInputs({ index }: { index: number }) {
  const toSource = (field: string) => `items.${index}.${field}`
  const label = 'resources.mental-checks.fields'
  return (
    <>
      <Box sx={columns}>
        <TextInput source={toSource('nameJa')} label={`${label}.nameJa`} isRequired multiline />
        <TextInput source={toSource('nameEn')} label={`${label}.nameEn`} isRequired multiline />
        <TextInput source={toSource('names.cn')} label={`${label}.names.cn`} multiline />
        <TextInput source={toSource('names.tw')} label={`${label}.names.tw`} multiline />
        <SelectInput
          source={toSource('cluster')}
          label="console.mentalChecks.cluster"
          choices={clusters}
          emptyText="console.mentalChecks.noCluster"
          format={(cluster: number | null) => cluster ?? ''}
          parse={(chosen: number | '') => (chosen === '' ? null : chosen)}
        />
        <BooleanInput
          source={toSource('requires')}
          label="console.mentalChecks.requires"
          helperText="console.mentalChecks.requiresHelp"
        />
      </Box>
      <ChoiceArrayInput index={index} />
    </>
  )
}

const columns = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
