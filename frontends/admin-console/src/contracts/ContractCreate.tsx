import Typography from '@mui/material/Typography'
import {
  AutocompleteInput,
  Create,
  ListButton,
  NumberInput,
  ReferenceInput,
  SaveButton,
  Toolbar,
  TopToolbar,
} from 'react-admin'
import { createInvoicedContractLimits } from '../api/limits.gen/create-invoiced-contract.ts'
import { toValidators } from '../components/limit-validators.ts'
import { RecordForm } from '../components/RecordForm.tsx'
import { toTextFilter } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'
import { useTranslate } from '../i18n/use-translate.ts'

interface FormValues {
  userId: string
  productId: string
  unitPrice?: number | null
}

const limits = createInvoicedContractLimits
const priceValidators = toValidators(limits.unitPrice)

/** An empty price means the price of the product. */
const toBody = ({ userId, productId, unitPrice }: FormValues) => ({
  userId,
  productId,
  ...(typeof unitPrice === 'number' && { unitPrice }),
})

/** Creates a contract of an enterprise account, which pays by invoice; members order for themselves. */
export function ContractCreate() {
  const translate = useTranslate()
  return (
    <Create
      title="console.contracts.create"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      redirect="show"
      transform={toBody}
      sx={{ maxWidth: '40rem' }}
    >
      <RecordForm
        toolbar={
          <Toolbar>
            <SaveButton label="console.contracts.submit" />
          </Toolbar>
        }
      >
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {translate('console.contracts.createText')}
        </Typography>
        <ReferenceInput source="userId" reference="members" filter={{ role: 'ROLE_ENTERPRISE' }}>
          <AutocompleteInput
            label="resources.contracts.fields.enterprise"
            optionText="username"
            filterToQuery={toTextFilter}
            validate={required()}
          />
        </ReferenceInput>
        <ReferenceInput
          source="productId"
          reference="products"
          sort={{ field: 'displayOrder', order: 'ASC' }}
          filter={{ rental: false, withdrawn: false }}
        >
          <AutocompleteInput filterToQuery={toTextFilter} validate={required()} />
        </ReferenceInput>
        <NumberInput
          source="unitPrice"
          min={limits.unitPrice.minimum}
          max={limits.unitPrice.maximum}
          step={1}
          validate={priceValidators}
          helperText="console.contracts.priceHelp"
        />
      </RecordForm>
    </Create>
  )
}
