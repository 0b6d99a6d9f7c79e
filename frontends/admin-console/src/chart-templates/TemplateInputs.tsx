import Box from '@mui/material/Box'
import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { choicesOf } from '../components/choices.ts'
import { maxLength, required } from '../components/text-rules.ts'
import { type ItemForm, kinds } from './types.ts'

const must = required()
const text = [must, maxLength(50)]
const hint = maxLength(200)
const stored = maxLength(2000)
const lengths = [minValue(1), maxValue(2000)]
const range = [must, minValue(-1_000_000), maxValue(1_000_000)]
/** Inside the list of items the form would look for names of its own. */
const nameOf = (field: keyof ItemForm) => `resources.chart-templates.fields.${field}`

/** Names, titles and items; labels and options in both languages, side by side at a desk. */
export function TemplateInputs() {
  return (
    <>
      <Box sx={pair}>
        <TextInput source="nameJa" validate={text} />
        <TextInput source="nameEn" validate={text} />
        <TextInput source="titleJa" validate={text} />
        <TextInput source="titleEn" validate={text} />
      </Box>
      <ArrayInput source="items" label="console.chartTemplates.items">
        <SimpleFormIterator fullWidth disableClear>
          <SelectInput
            source="kind"
            label={nameOf('kind')}
            choices={choicesOf(kinds, 'console.chartTemplates.kind')}
            defaultValue="line"
            validate={must}
          />
          <Box sx={pair}>
            <TextInput source="labelJa" label={nameOf('labelJa')} validate={text} />
            <TextInput source="labelEn" label={nameOf('labelEn')} validate={text} />
          </Box>
          <FormDataConsumer>
            {({ scopedFormData }: { scopedFormData?: Partial<ItemForm> }) => (
              <KindInputs kind={scopedFormData?.kind ?? 'line'} />
            )}
          </FormDataConsumer>
          <Box sx={pair}>
            <TextInput source="hintJa" label={nameOf('hintJa')} validate={hint} />
            <TextInput source="hintEn" label={nameOf('hintEn')} validate={hint} />
            <TextInput source="storedJa" label={nameOf('storedJa')} validate={stored} />
            <TextInput source="storedEn" label={nameOf('storedEn')} validate={stored} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <BooleanInput source="requires" label={nameOf('requires')} />
            <BooleanInput source="customerInput" label={nameOf('customerInput')} />
            <BooleanInput source="customerPublish" label={nameOf('customerPublish')} />
          </Box>
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}

/** What only this kind of item has. */
function KindInputs({ kind }: { kind: ItemForm['kind'] }) {
  if (kind === 'choice')
    return (
      <Box sx={pair}>
        <TextInput
          source="optionsJa"
          label={nameOf('optionsJa')}
          multiline
          helperText="console.chartTemplates.optionsHelp"
          validate={must}
        />
        <TextInput
          source="optionsEn"
          label={nameOf('optionsEn')}
          multiline
          helperText="console.chartTemplates.optionsHelp"
          validate={must}
        />
      </Box>
    )
  if (kind === 'number')
    return (
      <Box sx={pair}>
        <NumberInput source="rangeFrom" label={nameOf('rangeFrom')} validate={range} />
        <NumberInput source="rangeTo" label={nameOf('rangeTo')} validate={range} />
      </Box>
    )
  return <NumberInput source="maxLength" label={nameOf('maxLength')} min={1} validate={lengths} />
}

const pair = {
  display: 'grid',
  columnGap: 2,
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const
