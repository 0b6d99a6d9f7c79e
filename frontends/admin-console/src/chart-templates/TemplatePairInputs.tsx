import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { updateAdminChartTemplateLimits } from '../api/limits.gen/update-admin-chart-template.ts'
import { toSelectChoices } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { findPartner, type TemplateItemFormValues, templateItemMoments } from './template-form-values.ts'

const { maximum: maxPairs } = updateAdminChartTemplateLimits['formats.*.calteItems[].beforeAfter.pair']
const pairChoices = Array.from({ length: maxPairs }, (_, index) => ({
  id: index + 1,
  name: String(index + 1),
}))
const validateRequired = required()

/** Chooses whether an item tells the state before or after the treatment, and shows the item with which it is a pair. */
export function TemplatePairInputs({ item }: { item: Partial<TemplateItemFormValues> }) {
  const translate = useTranslate()
  const items: Partial<TemplateItemFormValues>[] = useWatch({ name: 'items' }) ?? []
  const isSide = item.moment === 'before' || item.moment === 'after'
  const partner = isSide ? findPartner(items, item) : undefined
  return (
    <Box sx={row}>
      <SelectInput
        source="moment"
        label="resources.chart-templates.fields.moment"
        choices={toSelectChoices(templateItemMoments, 'console.chartTemplates.moment')}
        defaultValue="none"
        validate={validateRequired}
      />
      {isSide && (
        <SelectInput
          source="pair"
          label="resources.chart-templates.fields.pair"
          choices={pairChoices}
          defaultValue={findFreePair(items)}
          validate={validateRequired}
        />
      )}
      {isSide && (
        <Typography variant="body2" color="textSecondary" sx={partnerText}>
          {partner
            ? translate('console.chartTemplates.partner', { label: partner.labelJa ?? '' })
            : translate('console.chartTemplates.noPartner')}
        </Typography>
      )}
    </Box>
  )
}

/** Returns the number of a pair that has one side only, which the next item completes, or else a number that no item has. */
function findFreePair(items: readonly Partial<TemplateItemFormValues>[]): number {
  const used = items.flatMap(({ moment, pair }) => (moment !== 'none' && pair ? [pair] : []))
  const lone = used.find((pair) => used.filter((other) => other === pair).length === 1)
  return lone ?? pairChoices.find(({ id }) => !used.includes(id))?.id ?? 1
}

const row = {
  display: 'grid',
  columnGap: 2,
  width: '100%',
  // A select of the console is no narrower than 10rem.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(10rem, 1fr) minmax(0, 2fr)' },
} as const
/** It stands beside the selects on a wide screen, and below them on a phone. */
const partnerText = { minWidth: 0, mt: { md: 2.25 }, mb: { xs: 2, md: 0 } } as const
