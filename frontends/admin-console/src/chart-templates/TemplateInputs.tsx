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
import { toSelectChoices } from '../components/select-choices.ts'
import { maxLength, required } from '../components/text-validators.ts'
import { type TemplateItemFormValues, templateItemKinds } from './template-form-values.ts'

const validateRequired = required()
const textValidators = [validateRequired, maxLength(50)]
const validateHint = maxLength(200)
const validateStored = maxLength(2000)
const lengthValidators = [minValue(1), maxValue(2000)]
const rangeValidators = [validateRequired, minValue(-1_000_000), maxValue(1_000_000)]
/** Inside an array input the form would derive labels that have no translation. */
const toLabelKey = (field: keyof TemplateItemFormValues) => `resources.chart-templates.fields.${field}`

/** Edits names, titles and items; both languages stand side by side on a wide screen. */
export function TemplateInputs() {
  return (
    <>
      <Box sx={twoColumns}>
        <TextInput source="nameJa" validate={textValidators} />
        <TextInput source="nameEn" validate={textValidators} />
        <TextInput source="titleJa" validate={textValidators} />
        <TextInput source="titleEn" validate={textValidators} />
      </Box>
      <ArrayInput source="items" label="console.chartTemplates.items">
        <SimpleFormIterator fullWidth disableClear>
          <SelectInput
            source="kind"
            label={toLabelKey('kind')}
            choices={toSelectChoices(templateItemKinds, 'console.chartTemplates.kind')}
            defaultValue="line"
            validate={validateRequired}
          />
          <Box sx={twoColumns}>
            <TextInput source="labelJa" label={toLabelKey('labelJa')} validate={textValidators} />
            <TextInput source="labelEn" label={toLabelKey('labelEn')} validate={textValidators} />
          </Box>
          <FormDataConsumer>
            {({ scopedFormData }: { scopedFormData?: Partial<TemplateItemFormValues> }) => (
              <KindInputs kind={scopedFormData?.kind ?? 'line'} />
            )}
          </FormDataConsumer>
          <Box sx={twoColumns}>
            <TextInput source="hintJa" label={toLabelKey('hintJa')} validate={validateHint} />
            <TextInput source="hintEn" label={toLabelKey('hintEn')} validate={validateHint} />
            <TextInput source="storedJa" label={toLabelKey('storedJa')} validate={validateStored} />
            <TextInput source="storedEn" label={toLabelKey('storedEn')} validate={validateStored} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <BooleanInput source="requires" label={toLabelKey('requires')} />
            <BooleanInput source="customerInput" label={toLabelKey('customerInput')} />
            <BooleanInput source="customerPublish" label={toLabelKey('customerPublish')} />
          </Box>
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}

/** Shows the inputs that only this kind of item has. */
function KindInputs({ kind }: { kind: TemplateItemFormValues['kind'] }) {
  if (kind === 'choice')
    return (
      <Box sx={twoColumns}>
        <TextInput
          source="optionsJa"
          label={toLabelKey('optionsJa')}
          multiline
          helperText="console.chartTemplates.optionsHelp"
          validate={validateRequired}
        />
        <TextInput
          source="optionsEn"
          label={toLabelKey('optionsEn')}
          multiline
          helperText="console.chartTemplates.optionsHelp"
          validate={validateRequired}
        />
      </Box>
    )
  if (kind === 'number')
    return (
      <Box sx={twoColumns}>
        <NumberInput source="rangeFrom" label={toLabelKey('rangeFrom')} validate={rangeValidators} />
        <NumberInput source="rangeTo" label={toLabelKey('rangeTo')} validate={rangeValidators} />
      </Box>
    )
  return (
    <NumberInput source="maxLength" label={toLabelKey('maxLength')} min={1} validate={lengthValidators} />
  )
}

const twoColumns = {
  display: 'grid',
  columnGap: 2,
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const
