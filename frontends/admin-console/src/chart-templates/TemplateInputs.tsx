import Box from '@mui/material/Box'
import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { updateAdminChartTemplateLimits } from '../api/limits.gen/update-admin-chart-template.ts'
import { toRequiredValidators, toValidators } from '../components/limit-validators.ts'
import { toSelectChoices } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'
import { TemplatePairInputs } from './TemplatePairInputs.tsx'
import { type TemplateItemFormValues, templateItemKinds } from './template-form-values.ts'

const validateRequired = required()
const limits = updateAdminChartTemplateLimits
const nameValidators = toRequiredValidators(limits['names.*'])
const titleValidators = toRequiredValidators(limits['formats.*.title'])
const labelValidators = toRequiredValidators(limits['formats.*.calteItems[].label'])
const hintValidators = toValidators(limits['formats.*.calteItems[].defaultDispValue'])
const storedValidators = toValidators(limits['formats.*.calteItems[].defaultInnerValue'])
const lengthValidators = toValidators(limits['formats.*.calteItems[].maxLength'])
const rangeFromValidators = toRequiredValidators(limits['formats.*.calteItems[].rangeFrom'])
const rangeToValidators = toRequiredValidators(limits['formats.*.calteItems[].rangeTo'])
/** Inside an array input the form would derive labels that have no translation. */
const toLabelKey = (field: keyof TemplateItemFormValues) => `resources.chart-templates.fields.${field}`

/** Edits names, titles and items; both languages stand side by side on a wide screen. */
export function TemplateInputs() {
  return (
    <>
      <Box sx={twoColumns}>
        <TextInput source="nameJa" validate={nameValidators} />
        <TextInput source="nameEn" validate={nameValidators} />
        <TextInput source="titleJa" validate={titleValidators} />
        <TextInput source="titleEn" validate={titleValidators} />
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
            <TextInput source="labelJa" label={toLabelKey('labelJa')} validate={labelValidators} />
            <TextInput source="labelEn" label={toLabelKey('labelEn')} validate={labelValidators} />
          </Box>
          <FormDataConsumer>
            {({ scopedFormData }: { scopedFormData?: Partial<TemplateItemFormValues> }) => (
              <>
                <KindInputs kind={scopedFormData?.kind ?? 'line'} />
                <TemplatePairInputs item={scopedFormData ?? {}} />
              </>
            )}
          </FormDataConsumer>
          <Box sx={twoColumns}>
            <TextInput source="hintJa" label={toLabelKey('hintJa')} validate={hintValidators} />
            <TextInput source="hintEn" label={toLabelKey('hintEn')} validate={hintValidators} />
            <TextInput source="storedJa" label={toLabelKey('storedJa')} validate={storedValidators} />
            <TextInput source="storedEn" label={toLabelKey('storedEn')} validate={storedValidators} />
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
        <NumberInput source="rangeFrom" label={toLabelKey('rangeFrom')} validate={rangeFromValidators} />
        <NumberInput source="rangeTo" label={toLabelKey('rangeTo')} validate={rangeToValidators} />
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
